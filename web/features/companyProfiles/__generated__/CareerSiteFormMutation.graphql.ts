/**
 * @generated SignedSource<<7dd11fe643eb14f7d2dfed899278bef0>>
 * @relayHash fe8f2d15dc360aa9bfcb8c952bb75ddf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe8f2d15dc360aa9bfcb8c952bb75ddf

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCareerSiteInput = {
  applicationFormId?: string | null | undefined;
  introductions: TextsByLanguageInput;
  isPublic: boolean;
  isSalaryShown: boolean;
  key: string;
  version: number;
};
export type TextsByLanguageInput = {
  en: string;
  ja: string;
  vi: string;
};
export type CareerSiteFormMutation$variables = {
  input: UpdateCareerSiteInput;
};
export type CareerSiteFormMutation$data = {
  readonly updateCareerSite: {
    readonly settings: {
      readonly version: number;
    };
  } | null | undefined;
};
export type CareerSiteFormMutation = {
  response: CareerSiteFormMutation$data;
  variables: CareerSiteFormMutation$variables;
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
    "concreteType": "UpdateCareerSitePayload",
    "kind": "LinkedField",
    "name": "updateCareerSite",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CareerSiteSettings",
        "kind": "LinkedField",
        "name": "settings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
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
    "name": "CareerSiteFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CareerSiteFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fe8f2d15dc360aa9bfcb8c952bb75ddf",
    "metadata": {},
    "name": "CareerSiteFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "98bbcf639724953c4b2f29218767e2da";

export default node;
