/**
 * @generated SignedSource<<f41b13f1ac90729ffa70bb8224fb2fbe>>
 * @relayHash 9d7cd0924fcb292f533d96f0ec1ee110
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d7cd0924fcb292f533d96f0ec1ee110

import type { ConcreteRequest } from 'relay-runtime';
export type SwitchCalendarAddressInput = {
  isOn: boolean;
};
export type CalendarAddressMutation$variables = {
  input: SwitchCalendarAddressInput;
};
export type CalendarAddressMutation$data = {
  readonly switchCalendarAddress: {
    readonly url: string | null | undefined;
  } | null | undefined;
};
export type CalendarAddressMutation = {
  response: CalendarAddressMutation$data;
  variables: CalendarAddressMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SwitchCalendarAddressPayload",
    "kind": "LinkedField",
    "name": "switchCalendarAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CalendarAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CalendarAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9d7cd0924fcb292f533d96f0ec1ee110",
    "metadata": {},
    "name": "CalendarAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a50918c5df8a5e1b401e8b0ea99005c0";

export default node;
