/**
 * @generated SignedSource<<56c9a7068ad8bfe45f7bfb9159ac7d76>>
 * @relayHash 51c3df2657e00d3f80c3f9ae2e151c65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51c3df2657e00d3f80c3f9ae2e151c65

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
  "concreteType": "CandidateExtensionField",
  "kind": "LinkedField",
  "name": "candidateExtensionFields",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
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
    "name": "ProfileTabFieldsQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v0/*:: as any*/),
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
      (v0/*:: as any*/)
    ]
  },
  "params": {
    "id": "51c3df2657e00d3f80c3f9ae2e151c65",
    "metadata": {},
    "name": "ProfileTabFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93e31e57ac2b77053dc321c5c8d94d51";

export default node;
