/**
 * @generated SignedSource<<295361b0b2228ec751db64509f3dc3de>>
 * @relayHash 2424c298776c9fa0b6af21d1f520cbf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2424c298776c9fa0b6af21d1f520cbf8

import type { ConcreteRequest } from 'relay-runtime';
export type CvUploadPageQuery$variables = {
  folderId: string;
};
export type CvUploadPageQuery$data = {
  readonly talentFolder: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
};
export type CvUploadPageQuery = {
  response: CvUploadPageQuery$data;
  variables: CvUploadPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "folderId"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "databaseId",
      "variableName": "folderId"
    }
  ],
  "concreteType": "TalentFolder",
  "kind": "LinkedField",
  "name": "talentFolder",
  "plural": false,
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CvUploadPageQuery",
    "selections": [
      {
        "kind": "CatchField",
        "field": (v1/*:: as any*/),
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CvUploadPageQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "2424c298776c9fa0b6af21d1f520cbf8",
    "metadata": {},
    "name": "CvUploadPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "126ae3a3035977a756a8389b0a7cadd2";

export default node;
