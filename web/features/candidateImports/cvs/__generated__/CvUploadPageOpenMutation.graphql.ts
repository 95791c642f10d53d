/**
 * @generated SignedSource<<1b8a7919a5fbffa01f80925f38b7e466>>
 * @relayHash 80d1722fb5a33f338445d144004dcf94
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 80d1722fb5a33f338445d144004dcf94

import type { ConcreteRequest } from 'relay-runtime';
export type OpenCvImportInput = {
  fileName: string;
  folderId?: string | null | undefined;
};
export type CvUploadPageOpenMutation$variables = {
  input: OpenCvImportInput;
};
export type CvUploadPageOpenMutation$data = {
  readonly openCvImport: {
    readonly candidateImport: {
      readonly databaseId: string;
      readonly id: string;
    };
  } | null | undefined;
};
export type CvUploadPageOpenMutation = {
  response: CvUploadPageOpenMutation$data;
  variables: CvUploadPageOpenMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "OpenCvImportPayload",
    "kind": "LinkedField",
    "name": "openCvImport",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CandidateImport",
        "kind": "LinkedField",
        "name": "candidateImport",
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
            "name": "databaseId",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CvUploadPageOpenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CvUploadPageOpenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "80d1722fb5a33f338445d144004dcf94",
    "metadata": {},
    "name": "CvUploadPageOpenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15bf6c06c5b3b6ff6a96c3427311e86c";

export default node;
