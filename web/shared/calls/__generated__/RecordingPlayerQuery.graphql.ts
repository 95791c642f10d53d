/**
 * @generated SignedSource<<d10ee336942befe9508de721f30714c7>>
 * @relayHash 260bf940187d2a851acfa91bd74cfa1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 260bf940187d2a851acfa91bd74cfa1c

import type { ConcreteRequest } from 'relay-runtime';
export type RecordingPlayerQuery$variables = {
  id: string;
};
export type RecordingPlayerQuery$data = {
  readonly node: {
    readonly recordingPath?: string | null | undefined;
  } | null | undefined;
};
export type RecordingPlayerQuery = {
  response: RecordingPlayerQuery$data;
  variables: RecordingPlayerQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordingPath",
      "storageKey": null
    }
  ],
  "type": "Call",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecordingPlayerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
    "name": "RecordingPlayerQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
    "id": "260bf940187d2a851acfa91bd74cfa1c",
    "metadata": {},
    "name": "RecordingPlayerQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bbf139fae4ced4672472a58b6887c716";

export default node;
