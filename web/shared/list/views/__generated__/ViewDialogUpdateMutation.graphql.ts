/**
 * @generated SignedSource<<d3483a64218e4eca36a3bcc317d9bd30>>
 * @relayHash bf141bae24fbaf0e34ebf3ac70631a92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf141bae24fbaf0e34ebf3ac70631a92

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateSavedViewInput = {
  id: string;
  isShared: boolean;
  name: string;
  query: string;
};
export type ViewDialogUpdateMutation$variables = {
  input: UpdateSavedViewInput;
};
export type ViewDialogUpdateMutation$data = {
  readonly updateSavedView: {
    readonly savedView: {
      readonly id: string;
      readonly isShared: boolean;
      readonly name: string;
      readonly query: string;
    };
  } | null | undefined;
};
export type ViewDialogUpdateMutation = {
  response: ViewDialogUpdateMutation$data;
  variables: ViewDialogUpdateMutation$variables;
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
    "name": "ViewDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ViewDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bf141bae24fbaf0e34ebf3ac70631a92",
    "metadata": {},
    "name": "ViewDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e73adadd0ad99611cfd42cac453ff268";

export default node;
