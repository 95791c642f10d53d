/**
 * @generated SignedSource<<7e59bcceda9ddc90000135893fe573c9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationSaveExisting = "CLOSED" | "FORBIDDEN" | "OPTIONAL" | "REQUIRED";
import type { FragmentRefs } from "relay-runtime";
export type SaveExistingForm_candidate$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly saveExisting: VerificationSaveExisting;
  readonly " $fragmentType": "SaveExistingForm_candidate";
};
export type SaveExistingForm_candidate$key = {
  readonly " $data"?: SaveExistingForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"SaveExistingForm_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SaveExistingForm_candidate",
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
      "name": "saveExisting",
      "storageKey": null
    }
  ],
  "type": "VerificationCandidate",
  "abstractKey": null
};

(node as any).hash = "537f77ef80832293d7b954c4854e57dd";

export default node;
