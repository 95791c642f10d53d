/**
 * @generated SignedSource<<3a1c8394159b6c56ec7ef8d24f8a1b6a>>
 * @relayHash ccde37c71ccfdd383d9891fd9091088b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ccde37c71ccfdd383d9891fd9091088b

import type { ConcreteRequest } from 'relay-runtime';
export type heldRolesQuery$variables = {
  granting?: ReadonlyArray<string> | null | undefined;
};
export type heldRolesQuery$data = {
  readonly viewer: {
    readonly heldRoles: ReadonlyArray<{
      readonly code: string;
      readonly description: string;
      readonly name: string;
    }>;
  };
};
export type heldRolesQuery = {
  response: heldRolesQuery$data;
  variables: heldRolesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "granting"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "granting",
          "variableName": "granting"
        }
      ],
      "concreteType": "RoleSummary",
      "kind": "LinkedField",
      "name": "heldRoles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
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
    "name": "heldRolesQuery",
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
    "name": "heldRolesQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "ccde37c71ccfdd383d9891fd9091088b",
    "metadata": {},
    "name": "heldRolesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "546ed332e75b44162021012a7c9d5122";

export default node;
