/**
 * @generated SignedSource<<64647c1525da881f5944598204bb3bf4>>
 * @relayHash c1055102951972be8229035bef7e6ac9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1055102951972be8229035bef7e6ac9

import type { ConcreteRequest } from 'relay-runtime';
export type useNamesFolderQuery$variables = {
  databaseId: string;
};
export type useNamesFolderQuery$data = {
  readonly talentFolder: {
    readonly name: string;
  } | null | undefined;
};
export type useNamesFolderQuery = {
  response: useNamesFolderQuery$data;
  variables: useNamesFolderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNamesFolderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TalentFolder",
        "kind": "LinkedField",
        "name": "talentFolder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNamesFolderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TalentFolder",
        "kind": "LinkedField",
        "name": "talentFolder",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c1055102951972be8229035bef7e6ac9",
    "metadata": {},
    "name": "useNamesFolderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f12d018e154ea58d61baaa44e862b8dc";

export default node;
