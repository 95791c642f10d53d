/**
 * @generated SignedSource<<51ca7873d48c28118d59ec9d9f00175e>>
 * @relayHash 09353e9d5a8960bdb7cecdda4cb5bf72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09353e9d5a8960bdb7cecdda4cb5bf72

import type { ConcreteRequest } from 'relay-runtime';
export type ImportFhuCandidateInput = {
  fhuCandidateId: string;
};
export type FhuImportButtonMutation$variables = {
  input: ImportFhuCandidateInput;
};
export type FhuImportButtonMutation$data = {
  readonly importFhuCandidate: {
    readonly candidateDatabaseId: string;
    readonly isCreated: boolean;
  } | null | undefined;
};
export type FhuImportButtonMutation = {
  response: FhuImportButtonMutation$data;
  variables: FhuImportButtonMutation$variables;
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
    "concreteType": "ImportFhuCandidatePayload",
    "kind": "LinkedField",
    "name": "importFhuCandidate",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "candidateDatabaseId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isCreated",
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
    "name": "FhuImportButtonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FhuImportButtonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "09353e9d5a8960bdb7cecdda4cb5bf72",
    "metadata": {},
    "name": "FhuImportButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9965f079a6d71a9456912bbf83286da3";

export default node;
