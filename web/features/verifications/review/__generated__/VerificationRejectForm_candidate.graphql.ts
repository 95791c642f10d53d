/**
 * @generated SignedSource<<60e7bad23eaca516a2f42b54f6aa1429>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationRejectForm_candidate$data = {
  readonly databaseId: string;
  readonly id: string;
  readonly owner: {
    readonly fullName: string;
    readonly userName: string;
  } | null | undefined;
  readonly " $fragmentType": "VerificationRejectForm_candidate";
};
export type VerificationRejectForm_candidate$key = {
  readonly " $data"?: VerificationRejectForm_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationRejectForm_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationRejectForm_candidate",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationCandidate",
  "abstractKey": null
};

(node as any).hash = "df27d7255782b25ce389bd172aacde5b";

export default node;
