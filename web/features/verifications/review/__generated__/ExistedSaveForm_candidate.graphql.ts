/**
 * @generated SignedSource<<6db1bb8f75e09037f9df49f9ea6ac02d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationExistedSave = "CLOSED" | "FORBIDDEN" | "OPTIONAL" | "REQUIRED";
import type { FragmentRefs } from "relay-runtime";
export type ExistedSaveForm_candidate$data = {
  readonly databaseId: string;
  readonly existedSave: VerificationExistedSave;
  readonly id: string;
  readonly " $fragmentType": "ExistedSaveForm_candidate";
};
export type ExistedSaveForm_candidate$key = {
  readonly " $data"?: ExistedSaveForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExistedSaveForm_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExistedSaveForm_candidate",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "existedSave",
      "storageKey": null
    }
  ],
  "type": "VerificationCandidate",
  "abstractKey": null
};

(node as any).hash = "6a9e4cd90183a000d850b5330bde96ed";

export default node;
