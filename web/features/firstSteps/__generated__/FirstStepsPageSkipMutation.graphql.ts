/**
 * @generated SignedSource<<f0ad31c32581ae437f8226e91181bb5e>>
 * @relayHash a040ae790e1764a6de8e8e00fac88309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a040ae790e1764a6de8e8e00fac88309

import type { ConcreteRequest } from 'relay-runtime';
export type SkipGuidelineInput = {
  companyId: string;
};
export type FirstStepsPageSkipMutation$variables = {
  input: SkipGuidelineInput;
};
export type FirstStepsPageSkipMutation$data = {
  readonly skipGuideline: {
    readonly companyStatus: {
      readonly guidelineSkippedAt: string | null | undefined;
      readonly guidelineSkippedBy: {
        readonly fullName: string;
      } | null | undefined;
      readonly isGuidelineSkipped: boolean;
    };
  } | null | undefined;
};
export type FirstStepsPageSkipMutation = {
  response: FirstStepsPageSkipMutation$data;
  variables: FirstStepsPageSkipMutation$variables;
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
  "name": "isGuidelineSkipped",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guidelineSkippedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fullName",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FirstStepsPageSkipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SkipGuidelinePayload",
        "kind": "LinkedField",
        "name": "skipGuideline",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyStatus",
            "kind": "LinkedField",
            "name": "companyStatus",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "guidelineSkippedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/)
                ],
                "storageKey": null
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
    "name": "FirstStepsPageSkipMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SkipGuidelinePayload",
        "kind": "LinkedField",
        "name": "skipGuideline",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CompanyStatus",
            "kind": "LinkedField",
            "name": "companyStatus",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "guidelineSkippedBy",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
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
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a040ae790e1764a6de8e8e00fac88309",
    "metadata": {},
    "name": "FirstStepsPageSkipMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f8caea73a6e7ff595f78134cb964164d";

export default node;
