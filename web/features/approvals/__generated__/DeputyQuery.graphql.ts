/**
 * @generated SignedSource<<631d17f068033d860aca7c7501fa9021>>
 * @relayHash 6e86538f81bd0975e73572a4b112c9f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e86538f81bd0975e73572a4b112c9f7

import type { ConcreteRequest } from 'relay-runtime';
export type DeputyQuery$variables = Record<PropertyKey, never>;
export type DeputyQuery$data = {
  readonly approvalDelegation: {
    readonly deputy: {
      readonly endAt: string;
      readonly startAt: string;
      readonly user: {
        readonly fullName: string;
        readonly id: string;
        readonly userName: string;
      } | null | undefined;
    } | null | undefined;
    readonly standsInFor: ReadonlyArray<{
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    }> | null | undefined;
  };
};
export type DeputyQuery = {
  response: DeputyQuery$data;
  variables: DeputyQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "userName",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ApprovalDelegation",
  "kind": "LinkedField",
  "name": "approvalDelegation",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalDeputy",
      "kind": "LinkedField",
      "name": "deputy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "standsInFor",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v1/*:: as any*/)
      ],
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
    "name": "DeputyQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v3/*:: as any*/),
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
    "name": "DeputyQuery",
    "selections": [
      (v3/*:: as any*/)
    ]
  },
  "params": {
    "id": "6e86538f81bd0975e73572a4b112c9f7",
    "metadata": {},
    "name": "DeputyQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "92492123c593d38c7d394cd8e64b69bd";

export default node;
