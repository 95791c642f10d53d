/**
 * @generated SignedSource<<af5f892ef498e02dc8f1132e1cbe53eb>>
 * @relayHash 27a5593457c1f2e0696b4ad2be13897e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27a5593457c1f2e0696b4ad2be13897e

import type { ConcreteRequest } from 'relay-runtime';
export type ConditionFieldsQuery$variables = Record<PropertyKey, never>;
export type ConditionFieldsQuery$data = {
  readonly recruitmentChannels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type ConditionFieldsQuery = {
  response: ConditionFieldsQuery$data;
  variables: ConditionFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "RecruitmentChannel",
  "kind": "LinkedField",
  "name": "recruitmentChannels",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConditionFieldsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConditionFieldsQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "27a5593457c1f2e0696b4ad2be13897e",
    "metadata": {},
    "name": "ConditionFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9d8612ff69b7990a19033068a60a765";

export default node;
