/**
 * @generated SignedSource<<0c57fce58570027e1fe94fee4c374f41>>
 * @relayHash 375b759756e8cfdfe419078b6e448151
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 375b759756e8cfdfe419078b6e448151

import type { ConcreteRequest } from 'relay-runtime';
export type SetTimeZoneInput = {
  timeZone: string;
};
export type tellTimeZoneMutation$variables = {
  input: SetTimeZoneInput;
};
export type tellTimeZoneMutation$data = {
  readonly setTimeZone: {
    readonly timeZone: string;
  } | null | undefined;
};
export type tellTimeZoneMutation = {
  response: tellTimeZoneMutation$data;
  variables: tellTimeZoneMutation$variables;
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
    "concreteType": "SetTimeZonePayload",
    "kind": "LinkedField",
    "name": "setTimeZone",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
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
    "name": "tellTimeZoneMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "tellTimeZoneMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "375b759756e8cfdfe419078b6e448151",
    "metadata": {},
    "name": "tellTimeZoneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3778c1fb13caeeea5f3d832af431769a";

export default node;
