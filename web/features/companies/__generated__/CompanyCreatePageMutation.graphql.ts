/**
 * @generated SignedSource<<e6dbb7e4b0c688c0fbf07ed455ce24b5>>
 * @relayHash 7e3307339dafc62b7eeefacbe5a7326c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e3307339dafc62b7eeefacbe5a7326c

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
export type CreateCompanyInput = {
  address?: string | null | undefined;
  administratorEmail: string;
  administratorFamilyName?: string | null | undefined;
  administratorGivenName: string;
  administratorLanguage?: Language | null | undefined;
  administratorUserName: string;
  code?: string | null | undefined;
  email?: string | null | undefined;
  name: string;
  phone?: string | null | undefined;
  taxCode?: string | null | undefined;
  type?: string | null | undefined;
  website?: string | null | undefined;
};
export type CompanyCreatePageMutation$variables = {
  input: CreateCompanyInput;
};
export type CompanyCreatePageMutation$data = {
  readonly createCompany: {
    readonly company: {
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    };
  } | null | undefined;
};
export type CompanyCreatePageMutation = {
  response: CompanyCreatePageMutation$data;
  variables: CompanyCreatePageMutation$variables;
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
    "concreteType": "CreateCompanyPayload",
    "kind": "LinkedField",
    "name": "createCompany",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
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
    "name": "CompanyCreatePageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyCreatePageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e3307339dafc62b7eeefacbe5a7326c",
    "metadata": {},
    "name": "CompanyCreatePageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3710444148f9ac692c4a2d06d4d1c103";

export default node;
