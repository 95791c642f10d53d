/**
 * @generated SignedSource<<8a30c0c807d393dc7ca0f6e92631b946>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateFileKind = "CV" | "FILE";
import type { FragmentRefs } from "relay-runtime";
export type CvTab_candidate$data = {
  readonly cvPath: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly contentType: string;
    readonly id: string;
    readonly kind: CandidateFileKind;
    readonly name: string;
    readonly path: string;
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
      "kind": "ScalarField",
      "name": "cvPath",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "contentType",
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

(node as any).hash = "bd7a8eea7b0032f8ea3d027792258e00";

export default node;
