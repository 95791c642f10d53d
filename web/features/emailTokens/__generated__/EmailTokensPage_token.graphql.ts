/**
 * @generated SignedSource<<07d4d9f1922f19897a55885f53fda098>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailTokensPage_token$data = {
  readonly description: string;
  readonly id: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly templateCount: number | null | undefined;
  readonly value: string;
  readonly " $fragmentType": "EmailTokensPage_token";
};
export type EmailTokensPage_token$key = {
  readonly " $data"?: EmailTokensPage_token$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTokensPage_token">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTokensPage_token",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "templateCount",
      "storageKey": null
    }
  ],
  "type": "EmailTemplateToken",
  "abstractKey": null
};

(node as any).hash = "c4170a0f281d41f27a688d04fc506d66";

export default node;
