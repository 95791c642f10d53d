/**
 * @generated SignedSource<<15b9376655d2e2961ce17a2ff53ceb29>>
 * @relayHash a1ac3c6b15133f646eb83e9e29f8604a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ac3c6b15133f646eb83e9e29f8604a

import type { ConcreteRequest } from 'relay-runtime';
export type TemplatePreviewExampleQuery$variables = {
  contents: string;
  subject: string;
};
export type TemplatePreviewExampleQuery$data = {
  readonly emailTemplatePreview: {
    readonly contents: string;
    readonly subject: string;
  };
};
export type TemplatePreviewExampleQuery = {
  response: TemplatePreviewExampleQuery$data;
  variables: TemplatePreviewExampleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "contents"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subject"
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "contents",
      "variableName": "contents"
    },
    {
      "kind": "Variable",
      "name": "subject",
      "variableName": "subject"
    }
  ],
  "concreteType": "EmailTemplatePreview",
  "kind": "LinkedField",
  "name": "emailTemplatePreview",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contents",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "TemplatePreviewExampleQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v2/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "TemplatePreviewExampleQuery",
    "selections": [
      (v2/*:: as any*/)
    ]
  },
  "params": {
    "id": "a1ac3c6b15133f646eb83e9e29f8604a",
    "metadata": {},
    "name": "TemplatePreviewExampleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1fb3123bb4fd258482c16df16dfebe4e";

export default node;
