/**
 * @generated SignedSource<<efceb4ebaa164c055093c5e152a5f3bb>>
 * @relayHash 24712b48224797aca65b80399baf0351
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24712b48224797aca65b80399baf0351

import type { ConcreteRequest } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
export type ProfileTabFieldsQuery$variables = Record<PropertyKey, never>;
export type ProfileTabFieldsQuery$data = {
  readonly candidateExtensionFields: ReadonlyArray<{
    readonly key: string;
    readonly label: string;
    readonly type: ExtensionFieldType;
  }> | null | undefined;
};
export type ProfileTabFieldsQuery = {
  response: ProfileTabFieldsQuery$data;
  variables: ProfileTabFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProfileTabFieldsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "CandidateExtensionField",
          "kind": "LinkedField",
          "name": "candidateExtensionFields",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
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
    "name": "ProfileTabFieldsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateExtensionField",
        "kind": "LinkedField",
        "name": "candidateExtensionFields",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "24712b48224797aca65b80399baf0351",
    "metadata": {},
    "name": "ProfileTabFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93e31e57ac2b77053dc321c5c8d94d51";

export default node;
