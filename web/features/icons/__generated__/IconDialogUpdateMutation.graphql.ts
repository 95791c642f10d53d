/**
 * @generated SignedSource<<886496b01924f6bdddfba8fae9232f5c>>
 * @relayHash dbf436f39dd71c3f8c4aeb46947b4270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dbf436f39dd71c3f8c4aeb46947b4270

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateMenuIconInput = {
  icon: string;
  id: string;
  name: string;
};
export type IconDialogUpdateMutation$variables = {
  input: UpdateMenuIconInput;
};
export type IconDialogUpdateMutation$data = {
  readonly updateMenuIcon: {
    readonly menuIcon: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"IconDialog_icon" | "IconsPage_icon">;
    };
  } | null | undefined;
};
export type IconDialogUpdateMutation = {
  response: IconDialogUpdateMutation$data;
  variables: IconDialogUpdateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IconDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMenuIconPayload",
        "kind": "LinkedField",
        "name": "updateMenuIcon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuIcon",
            "kind": "LinkedField",
            "name": "menuIcon",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IconsPage_icon"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "IconDialog_icon"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IconDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMenuIconPayload",
        "kind": "LinkedField",
        "name": "updateMenuIcon",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MenuIcon",
            "kind": "LinkedField",
            "name": "menuIcon",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "icon",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "moduleCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dbf436f39dd71c3f8c4aeb46947b4270",
    "metadata": {},
    "name": "IconDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18632c21337309531b0c013f11c4029c";

export default node;
