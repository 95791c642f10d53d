/**
 * @generated SignedSource<<7b06be093132acbcf484887709a6a1dd>>
 * @relayHash b715beda11dca5f9997e71643b81139e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b715beda11dca5f9997e71643b81139e

import type { ConcreteRequest } from 'relay-runtime';
export type LocationsFieldQuery$variables = Record<PropertyKey, never>;
export type LocationsFieldQuery$data = {
  readonly locations: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }> | null | undefined;
};
export type LocationsFieldQuery = {
  response: LocationsFieldQuery$data;
  variables: LocationsFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Location",
  "kind": "LinkedField",
  "name": "locations",
  "plural": true,
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LocationsFieldQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LocationsFieldQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "b715beda11dca5f9997e71643b81139e",
    "metadata": {},
    "name": "LocationsFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26d056edbdfef6862b6dcf49fff4845b";

export default node;
