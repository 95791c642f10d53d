/**
 * @generated SignedSource<<119df188c89e64f28798d0969a3da296>>
 * @relayHash 403eb565dab5ee20b232a24af7b72f84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 403eb565dab5ee20b232a24af7b72f84

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateContentPageInput = {
  html: string;
  id: string;
  title: string;
  version?: number | null | undefined;
};
export type ContentPageDialogUpdateMutation$variables = {
  input: UpdateContentPageInput;
};
export type ContentPageDialogUpdateMutation$data = {
  readonly updateContentPage: {
    readonly contentPage: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ContentPageDialog_page" | "ContentPagesPage_page">;
    };
  } | null | undefined;
};
export type ContentPageDialogUpdateMutation = {
  response: ContentPageDialogUpdateMutation$data;
  variables: ContentPageDialogUpdateMutation$variables;
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
    "name": "ContentPageDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateContentPagePayload",
        "kind": "LinkedField",
        "name": "updateContentPage",
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
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ContentPageDialog_page"
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
    "name": "ContentPageDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateContentPagePayload",
        "kind": "LinkedField",
        "name": "updateContentPage",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "html",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
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
    "id": "403eb565dab5ee20b232a24af7b72f84",
    "metadata": {},
    "name": "ContentPageDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8014a4dbfc189fa4b0fe49127ed14abe";

export default node;
