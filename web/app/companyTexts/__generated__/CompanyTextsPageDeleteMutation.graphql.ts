/**
 * @generated SignedSource<<5fe7f4d31a997a72978607cdc983468d>>
 * @relayHash dac1250df0d7a32e4a2ff19e927e9d81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dac1250df0d7a32e4a2ff19e927e9d81

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteCompanyTextInput = {
  id: string;
};
export type CompanyTextsPageDeleteMutation$variables = {
  input: DeleteCompanyTextInput;
};
export type CompanyTextsPageDeleteMutation$data = {
  readonly deleteCompanyText: {
    readonly deletedCompanyTextId: string;
  } | null | undefined;
};
export type CompanyTextsPageDeleteMutation = {
  response: CompanyTextsPageDeleteMutation$data;
  variables: CompanyTextsPageDeleteMutation$variables;
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
    "concreteType": "DeleteCompanyTextPayload",
    "kind": "LinkedField",
    "name": "deleteCompanyText",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedCompanyTextId",
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
    "name": "CompanyTextsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyTextsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dac1250df0d7a32e4a2ff19e927e9d81",
    "metadata": {},
    "name": "CompanyTextsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7959bf4f16f4f1b0cefa6cd620af7ec7";

export default node;
