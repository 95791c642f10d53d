/**
 * @generated SignedSource<<ad6fd6ad6d28d9427e5ee981005efd96>>
 * @relayHash eaf552dfbc7d957953bac3e09cb26829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eaf552dfbc7d957953bac3e09cb26829

import type { ConcreteRequest } from 'relay-runtime';
export type CalendarAddressQuery$variables = Record<PropertyKey, never>;
export type CalendarAddressQuery$data = {
  readonly since: string | null | undefined;
};
export type CalendarAddressQuery = {
  response: CalendarAddressQuery$data;
  variables: CalendarAddressQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": "since",
    "args": null,
    "kind": "ScalarField",
    "name": "calendarAddressSince",
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
    "id": "eaf552dfbc7d957953bac3e09cb26829",
    "metadata": {},
    "name": "CalendarAddressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0968a43b025caea18e8311ff4c4fca50";

export default node;
