/**
 * @generated SignedSource<<fd977901ef0a23e8978142ef82303725>>
 * @relayHash 63f0a3d40b121b4b2ac1cbb084030442
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 63f0a3d40b121b4b2ac1cbb084030442

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveInterviewRoomInput = {
  capacity?: number | null | undefined;
  directions?: string | null | undefined;
  id?: string | null | undefined;
  isActive: boolean;
  locationId?: string | null | undefined;
  name: string;
  version?: number | null | undefined;
};
export type RoomDialogMutation$variables = {
  input: SaveInterviewRoomInput;
};
export type RoomDialogMutation$data = {
  readonly saveInterviewRoom: {
    readonly room: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"RoomDialog_room" | "RoomsTab_room">;
    };
  } | null | undefined;
};
export type RoomDialogMutation = {
  response: RoomDialogMutation$data;
  variables: RoomDialogMutation$variables;
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
},
v3 = {
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
    "name": "RoomDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveInterviewRoomPayload",
        "kind": "LinkedField",
        "name": "saveInterviewRoom",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InterviewRoom",
            "kind": "LinkedField",
            "name": "room",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
    "name": "RoomDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveInterviewRoomPayload",
        "kind": "LinkedField",
        "name": "saveInterviewRoom",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InterviewRoom",
            "kind": "LinkedField",
            "name": "room",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Location",
                "kind": "LinkedField",
                "name": "location",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "directions",
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "63f0a3d40b121b4b2ac1cbb084030442",
    "metadata": {},
    "name": "RoomDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f99cefdd2f483a542caa3541922b1ad";

export default node;
