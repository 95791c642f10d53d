/**
 * @generated SignedSource<<9aa84c0b5ca47ca0ae8b5e59116662a2>>
 * @relayHash c49f02b439558a0a834ddbf4f14fd794
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c49f02b439558a0a834ddbf4f14fd794

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateBlockWordInput = {
  keyword: string;
};
export type BlockWordDialogCreateMutation$variables = {
  input: CreateBlockWordInput;
};
export type BlockWordDialogCreateMutation$data = {
  readonly createBlockWord: {
    readonly blockWord: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlockWordsPage_word">;
    };
  } | null | undefined;
};
export type BlockWordDialogCreateMutation = {
  response: BlockWordDialogCreateMutation$data;
  variables: BlockWordDialogCreateMutation$variables;
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
    "name": "BlockWordDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateBlockWordPayload",
        "kind": "LinkedField",
        "name": "createBlockWord",
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
    "name": "BlockWordDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateBlockWordPayload",
        "kind": "LinkedField",
        "name": "createBlockWord",
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
    "id": "c49f02b439558a0a834ddbf4f14fd794",
    "metadata": {},
    "name": "BlockWordDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "216a4a0b9e399763eea2d18114f144d2";

export default node;
