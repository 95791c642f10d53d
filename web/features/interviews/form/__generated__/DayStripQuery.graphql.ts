/**
 * @generated SignedSource<<56ee35ff9564cb975b302559e9084b74>>
 * @relayHash 22d60826f6dbc6b705c914cf70049529
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22d60826f6dbc6b705c914cf70049529

import type { ConcreteRequest } from 'relay-runtime';
export type DayStripQuery$variables = {
  exceptId?: string | null | undefined;
  from: string;
  roomIds?: ReadonlyArray<string> | null | undefined;
  to: string;
  userIds: ReadonlyArray<string>;
};
export type DayStripQuery$data = {
  readonly freeBusy: {
    readonly people: ReadonlyArray<{
      readonly busy: ReadonlyArray<{
        readonly from: string;
        readonly to: string;
      }>;
      readonly user: {
        readonly fullName: string;
      } | null | undefined;
    }>;
    readonly rooms: ReadonlyArray<{
      readonly busy: ReadonlyArray<{
        readonly from: string;
        readonly to: string;
      }>;
      readonly room: {
        readonly name: string;
      } | null | undefined;
    }>;
  } | null | undefined;
};
export type DayStripQuery = {
  response: DayStripQuery$data;
  variables: DayStripQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "exceptId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "roomIds"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "userIds"
},
v5 = [
  {
    "kind": "Variable",
    "name": "exceptId",
    "variableName": "exceptId"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "roomIds",
    "variableName": "roomIds"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  },
  {
    "kind": "Variable",
    "name": "userIds",
    "variableName": "userIds"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "BusyTime",
  "kind": "LinkedField",
  "name": "busy",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "to",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "DayStripQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "FreeBusy",
        "kind": "LinkedField",
        "name": "freeBusy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BusyPerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BusyRoom",
            "kind": "LinkedField",
            "name": "rooms",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InterviewRoom",
                "kind": "LinkedField",
                "name": "room",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DayStripQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "FreeBusy",
        "kind": "LinkedField",
        "name": "freeBusy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "BusyPerson",
            "kind": "LinkedField",
            "name": "people",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BusyRoom",
            "kind": "LinkedField",
            "name": "rooms",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "InterviewRoom",
                "kind": "LinkedField",
                "name": "room",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "22d60826f6dbc6b705c914cf70049529",
    "metadata": {},
    "name": "DayStripQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d31f78b6ff1790380e01c1b1880598e3";

export default node;
