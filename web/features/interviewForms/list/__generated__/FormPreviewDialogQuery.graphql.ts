/**
 * @generated SignedSource<<6d065fcc29b620628d214f4df1fde1c5>>
 * @relayHash 39595bf955a452380c12497ecb10bd9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39595bf955a452380c12497ecb10bd9d

import type { ConcreteRequest } from 'relay-runtime';
export type FormPreviewDialogQuery$variables = {
  id: string;
};
export type FormPreviewDialogQuery$data = {
  readonly interviewForm: {
    readonly contents: string;
  } | null | undefined;
};
export type FormPreviewDialogQuery = {
  response: FormPreviewDialogQuery$data;
  variables: FormPreviewDialogQuery$variables;
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
    "name": "databaseId",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contents",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FormPreviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InterviewForm",
        "kind": "LinkedField",
        "name": "interviewForm",
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
    "name": "FormPreviewDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "InterviewForm",
        "kind": "LinkedField",
        "name": "interviewForm",
        "plural": false,
        "selections": [
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
    "id": "39595bf955a452380c12497ecb10bd9d",
    "metadata": {},
    "name": "FormPreviewDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "162dc528a2717bab6d8fd246b847be63";

export default node;
