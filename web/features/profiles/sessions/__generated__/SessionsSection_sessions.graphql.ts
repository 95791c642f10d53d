/**
 * @generated SignedSource<<53e4d3f67a1dee220975de740568a9e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionsSection_sessions$data = ReadonlyArray<{
  readonly address: string;
  readonly agent: string;
  readonly createdAt: string;
  readonly isCurrent: boolean;
  readonly key: string;
  readonly lastUsedAt: string;
  readonly " $fragmentType": "SessionsSection_sessions";
}>;
export type SessionsSection_sessions$key = ReadonlyArray<{
  readonly " $data"?: SessionsSection_sessions$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionsSection_sessions">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SessionsSection_sessions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "agent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastUsedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCurrent",
      "storageKey": null
    }
  ],
  "type": "Session",
  "abstractKey": null
};

(node as any).hash = "64c6ba046ded2308b1dbbafa3026373a";

export default node;
