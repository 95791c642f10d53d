/**
 * @generated SignedSource<<686e2ce3cc478729d3482b5e7894680f>>
 * @relayHash 4aec2506ee77c12970e293d848ddb271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4aec2506ee77c12970e293d848ddb271

import type { ConcreteRequest } from 'relay-runtime';
export type LabelsDialogQuery$variables = Record<PropertyKey, never>;
export type LabelsDialogQuery$data = {
  readonly labels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type LabelsDialogQuery = {
  response: LabelsDialogQuery$data;
  variables: LabelsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Label",
  "kind": "LinkedField",
  "name": "labels",
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
    "name": "LabelsDialogQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v0/*:: as any*/),
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
    "name": "LabelsDialogQuery",
    "selections": [
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "4aec2506ee77c12970e293d848ddb271",
    "metadata": {},
    "name": "LabelsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8af14ac68823483517bac15c258a60c0";

export default node;
