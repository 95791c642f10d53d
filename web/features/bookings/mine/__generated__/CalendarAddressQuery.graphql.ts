/**
 * @generated SignedSource<<f3415cc53edcf8986f04652bb550bf8d>>
 * @relayHash 10f9fc5bf69bc7a7ac2a3a906f7926b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f9fc5bf69bc7a7ac2a3a906f7926b4

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarAddressQuery$variables = Record<PropertyKey, never>;
export type CalendarAddressQuery$data = {
  readonly calendarAddress: {
    readonly createdAt: string;
  } | null | undefined;
};
export type CalendarAddressQuery = {
  response: CalendarAddressQuery$data;
  variables: CalendarAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CalendarAddress",
    "kind": "LinkedField",
    "name": "calendarAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdAt",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarAddressQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CalendarAddressQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "10f9fc5bf69bc7a7ac2a3a906f7926b4",
    "metadata": {},
    "name": "CalendarAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ec31975563e6518081b45adf33f9a88f";

export default node;
