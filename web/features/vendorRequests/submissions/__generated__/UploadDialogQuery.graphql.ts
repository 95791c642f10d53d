/**
 * @generated SignedSource<<292884a5c6a4caa1e748faba6ea09336>>
 * @relayHash a4798902179789cce687f8f4ea08d1fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4798902179789cce687f8f4ea08d1fd

import type { ConcreteRequest } from 'relay-runtime';
export type VendorRequestStatus = "OTHER" | "PUBLISHED" | "UNPUBLISHED";
export type UploadDialogQuery$variables = {
  databaseId: string;
};
export type UploadDialogQuery$data = {
  readonly vendorRequest: {
    readonly status: VendorRequestStatus;
    readonly title: string;
  } | null | undefined;
};
export type UploadDialogQuery = {
  response: UploadDialogQuery$data;
  variables: UploadDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "databaseId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "databaseId",
    "variableName": "databaseId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UploadDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VendorRequest",
        "kind": "LinkedField",
        "name": "vendorRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "UploadDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "VendorRequest",
        "kind": "LinkedField",
        "name": "vendorRequest",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "a4798902179789cce687f8f4ea08d1fd",
    "metadata": {},
    "name": "UploadDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "65a80c36b61fc84b4092068dbb675ffd";

export default node;
