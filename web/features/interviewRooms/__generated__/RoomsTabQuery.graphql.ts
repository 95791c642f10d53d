/**
 * @generated SignedSource<<07d1f66b6b63fe06b88cf232d389e173>>
 * @relayHash 2a2fdfb1d7e86d894ea0341cc6c43cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2fdfb1d7e86d894ea0341cc6c43cf0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomsTabQuery$variables = Record<PropertyKey, never>;
export type RoomsTabQuery$data = {
  readonly interviewRooms: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"RoomDialog_room" | "RoomsTab_room">;
  }>;
};
export type RoomsTabQuery = {
  response: RoomsTabQuery$data;
  variables: RoomsTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RoomsTabQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "InterviewRoom",
          "kind": "LinkedField",
          "name": "interviewRooms",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RoomsTab_room"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "RoomDialog_room"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RoomsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "InterviewRoom",
        "kind": "LinkedField",
        "name": "interviewRooms",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "location",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "capacity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
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
    ]
  },
  "params": {
    "id": "2a2fdfb1d7e86d894ea0341cc6c43cf0",
    "metadata": {},
    "name": "RoomsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a36b9d842baa67c964274c1ee0039c9e";

export default node;
