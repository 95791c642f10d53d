/**
 * @generated SignedSource<<da2f1a5028a99bc958ae247328e8e8b4>>
 * @relayHash 37dbca20e96de8e4cfd104024c09a212
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37dbca20e96de8e4cfd104024c09a212

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetCompanyTextInput = {
  also?: ReadonlyArray<string> | null | undefined;
  key: string;
  texts: TextsByLanguageInput;
};
export type TextsByLanguageInput = {
  en: string;
  ja: string;
  vi: string;
};
export type CompanyTextDialogMutation$variables = {
  input: SetCompanyTextInput;
};
export type CompanyTextDialogMutation$data = {
  readonly setCompanyText: {
    readonly companyText: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyTextDialog_text" | "CompanyTextsPage_text">;
    };
  } | null | undefined;
};
export type CompanyTextDialogMutation = {
  response: CompanyTextDialogMutation$data;
  variables: CompanyTextDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CompanyTextDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetCompanyTextPayload",
        "kind": "LinkedField",
        "name": "setCompanyText",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyText",
            "kind": "LinkedField",
            "name": "companyText",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyTextsPage_text"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyTextDialog_text"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CompanyTextDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetCompanyTextPayload",
        "kind": "LinkedField",
        "name": "setCompanyText",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyText",
            "kind": "LinkedField",
            "name": "companyText",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "concreteType": "TextsByLanguage",
                "kind": "LinkedField",
                "name": "texts",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "en",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "vi",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ja",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "37dbca20e96de8e4cfd104024c09a212",
    "metadata": {},
    "name": "CompanyTextDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "acd23dcba547799a8d2ee3ce37eb4a8b";

export default node;
