/**
 * @generated SignedSource<<79e4f4ca8ab758872fce573694d9cbf9>>
 * @relayHash 24269116a7a61ba9a838f7ceaeb5f289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24269116a7a61ba9a838f7ceaeb5f289

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateSavedViewInput = {
  id: string;
  isShared: boolean;
  name: string;
  query: string;
};
export type OpenViewMutation$variables = {
  input: UpdateSavedViewInput;
};
export type OpenViewMutation$data = {
  readonly updateSavedView: {
    readonly savedView: {
      readonly id: string;
      readonly isShared: boolean;
      readonly name: string;
      readonly query: string;
    };
  } | null | undefined;
};
export type OpenViewMutation = {
  response: OpenViewMutation$data;
  variables: OpenViewMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateSavedViewPayload",
    "kind": "LinkedField",
    "name": "updateSavedView",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedView",
        "kind": "LinkedField",
        "name": "savedView",
        "plural": false,
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
            "name": "query",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShared",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "OpenViewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "OpenViewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "24269116a7a61ba9a838f7ceaeb5f289",
    "metadata": {},
    "name": "OpenViewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "51ae97a15dd65d01a30995d6b7e852e3";

export default node;
