/**
 * @generated SignedSource<<5e1eb6206c74ce6bc1e6f88ceba4ce58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SecondFactorOffer = "ELSEWHERE" | "HERE" | "OFF";
import type { FragmentRefs } from "relay-runtime";
export type SecondFactorSection_state$data = {
  readonly dueAt: string | null | undefined;
  readonly isEnabled: boolean;
  readonly offer: SecondFactorOffer;
  readonly recoveryCodesLeft: number;
  readonly " $fragmentType": "SecondFactorSection_state";
};
export type SecondFactorSection_state$key = {
  readonly " $data"?: SecondFactorSection_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorSection_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SecondFactorSection_state",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEnabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recoveryCodesLeft",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dueAt",
      "storageKey": null
    }
  ],
  "type": "SecondFactor",
  "abstractKey": null
};

(node as any).hash = "625985d10c34686912a62836f99462fd";

export default node;
