/**
 * @generated SignedSource<<74623059c2cf7c6fb34ff1dc8afec5f5>>
 * @relayHash ae07bb09d7c0c861251c35d2a4f18f3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ae07bb09d7c0c861251c35d2a4f18f3f

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmPageQuery$variables = {
  token: string;
};
export type ConfirmPageQuery$data = {
  readonly offerDoor: {
    readonly companyName: string;
    readonly isLocked: boolean;
    readonly mailHint: string;
  };
};
export type ConfirmPageQuery = {
  response: ConfirmPageQuery$data;
  variables: ConfirmPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "token",
      "variableName": "token"
    }
  ],
  "concreteType": "OfferDoor",
  "kind": "LinkedField",
  "name": "offerDoor",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "companyName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mailHint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
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
    "name": "ConfirmPageQuery",
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
    "name": "ConfirmPageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "ae07bb09d7c0c861251c35d2a4f18f3f",
    "metadata": {},
    "name": "ConfirmPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e5354a8896b918260e6fa4541c16b6f";

export default node;
