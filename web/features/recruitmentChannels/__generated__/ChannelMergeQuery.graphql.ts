/**
 * @generated SignedSource<<8a7fb4d19e9efec1e51cc24b128df30c>>
 * @relayHash ecac2d5b85a2716ffe775f181b8e8ecd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecac2d5b85a2716ffe775f181b8e8ecd

import type { ConcreteRequest } from 'relay-runtime';
export type ChannelMergeQuery$variables = {
  query?: string | null | undefined;
};
export type ChannelMergeQuery$data = {
  readonly companyRecruitmentChannels: {
    readonly nodes: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type ChannelMergeQuery = {
  response: ChannelMergeQuery$data;
  variables: ChannelMergeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 20
    },
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "RecruitmentChannelConnection",
  "kind": "LinkedField",
  "name": "companyRecruitmentChannels",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecruitmentChannel",
      "kind": "LinkedField",
      "name": "nodes",
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChannelMergeQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChannelMergeQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "ecac2d5b85a2716ffe775f181b8e8ecd",
    "metadata": {},
    "name": "ChannelMergeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42af1d05ee21f17fd1830dfa199a116c";

export default node;
