/**
 * @generated SignedSource<<1ac08637911563d05bacddba71eb6325>>
 * @relayHash d15fe5882956539761d7b688cb52634c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d15fe5882956539761d7b688cb52634c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateMenuIconInput = {
  icon: string;
  name: string;
};
export type IconDialogCreateMutation$variables = {
  input: CreateMenuIconInput;
};
export type IconDialogCreateMutation$data = {
  readonly createMenuIcon: {
    readonly menuIcon: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"IconsPage_icon">;
    };
  } | null | undefined;
};
export type IconDialogCreateMutation = {
  response: IconDialogCreateMutation$data;
  variables: IconDialogCreateMutation$variables;
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
    "name": "IconDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMenuIconPayload",
        "kind": "LinkedField",
        "name": "createMenuIcon",
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
    "name": "IconDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMenuIconPayload",
        "kind": "LinkedField",
        "name": "createMenuIcon",
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
    "id": "d15fe5882956539761d7b688cb52634c",
    "metadata": {},
    "name": "IconDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6012f25d940605f92b1e076059638f63";

export default node;
