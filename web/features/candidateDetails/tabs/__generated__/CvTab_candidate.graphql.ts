/**
 * @generated SignedSource<<c90c9761e64fd036adb7fc1531c97bad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateFileKind = "CV" | "FILE";
import type { FragmentRefs } from "relay-runtime";
export type CvTab_candidate$data = {
  readonly cv: {
    readonly path: string;
  } | null | undefined;
  readonly files: ReadonlyArray<{
    readonly file: {
      readonly name: string | null | undefined;
      readonly path: string;
    };
    readonly id: string;
    readonly kind: CandidateFileKind;
  }> | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"profile_candidate">;
  readonly " $fragmentType": "CvTab_candidate";
};
export type CvTab_candidate$key = {
  readonly " $data"?: CvTab_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"CvTab_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CvTab_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "File",
      "kind": "LinkedField",
      "name": "cv",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CandidateFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "File",
          "kind": "LinkedField",
          "name": "file",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "profile_candidate"
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "b412bfce900697d9c4ba72a174b1cb8d";

export default node;
