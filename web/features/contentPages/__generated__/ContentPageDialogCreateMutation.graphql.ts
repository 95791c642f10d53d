/**
 * @generated SignedSource<<67dba6d009d1e0ca938fd25326f75cf2>>
 * @relayHash 9bb7f66d70728aeadf5ab8a7366bcdb5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bb7f66d70728aeadf5ab8a7366bcdb5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateContentPageInput = {
  code: string;
  html: string;
  title: string;
};
export type ContentPageDialogCreateMutation$variables = {
  input: CreateContentPageInput;
};
export type ContentPageDialogCreateMutation$data = {
  readonly createContentPage: {
    readonly contentPage: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ContentPagesPage_page">;
    };
  } | null | undefined;
};
export type ContentPageDialogCreateMutation = {
  response: ContentPageDialogCreateMutation$data;
  variables: ContentPageDialogCreateMutation$variables;
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
    "name": "ContentPageDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateContentPagePayload",
        "kind": "LinkedField",
        "name": "createContentPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ContentPage",
            "kind": "LinkedField",
            "name": "contentPage",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ContentPagesPage_page"
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
    "name": "ContentPageDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateContentPagePayload",
        "kind": "LinkedField",
        "name": "createContentPage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ContentPage",
            "kind": "LinkedField",
            "name": "contentPage",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canManage",
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
    "id": "9bb7f66d70728aeadf5ab8a7366bcdb5",
    "metadata": {},
    "name": "ContentPageDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9eb49195d9e1d4af904b2df357c048c";

export default node;
