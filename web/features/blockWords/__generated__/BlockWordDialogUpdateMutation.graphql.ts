/**
 * @generated SignedSource<<51d17123964b93152f455402e3ec9e03>>
 * @relayHash bc92f9f1f309315e944b644b6da13e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc92f9f1f309315e944b644b6da13e69

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateBlockWordInput = {
  id: string;
  keyword: string;
};
export type BlockWordDialogUpdateMutation$variables = {
  input: UpdateBlockWordInput;
};
export type BlockWordDialogUpdateMutation$data = {
  readonly updateBlockWord: {
    readonly blockWord: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlockWordDialog_word" | "BlockWordsPage_word">;
    };
  } | null | undefined;
};
export type BlockWordDialogUpdateMutation = {
  response: BlockWordDialogUpdateMutation$data;
  variables: BlockWordDialogUpdateMutation$variables;
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
    "name": "BlockWordDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBlockWordPayload",
        "kind": "LinkedField",
        "name": "updateBlockWord",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BlockWord",
            "kind": "LinkedField",
            "name": "blockWord",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BlockWordsPage_word"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BlockWordDialog_word"
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
    "name": "BlockWordDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateBlockWordPayload",
        "kind": "LinkedField",
        "name": "updateBlockWord",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BlockWord",
            "kind": "LinkedField",
            "name": "blockWord",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "keyword",
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
    "id": "bc92f9f1f309315e944b644b6da13e69",
    "metadata": {},
    "name": "BlockWordDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a02e22565f231bb796d1e8d2f7a2c766";

export default node;
