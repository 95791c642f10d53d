/**
 * @generated SignedSource<<c73d4cc8484ae5ba573d84e3db80f96c>>
 * @relayHash 2786fb3ce676305b3041c690b3f7d916
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2786fb3ce676305b3041c690b3f7d916

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
export type CreateCareerSitePreviewInput = {
  language: Language;
};
export type CareerSitePreviewMutation$variables = {
  input: CreateCareerSitePreviewInput;
};
export type CareerSitePreviewMutation$data = {
  readonly createCareerSitePreview: {
    readonly preview: {
      readonly expiresAt: string;
      readonly url: string;
    };
  } | null | undefined;
};
export type CareerSitePreviewMutation = {
  response: CareerSitePreviewMutation$data;
  variables: CareerSitePreviewMutation$variables;
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
    "concreteType": "CreateCareerSitePreviewPayload",
    "kind": "LinkedField",
    "name": "createCareerSitePreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CareerSitePreview",
        "kind": "LinkedField",
        "name": "preview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "url",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expiresAt",
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
    "name": "CareerSitePreviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CareerSitePreviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2786fb3ce676305b3041c690b3f7d916",
    "metadata": {},
    "name": "CareerSitePreviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "15247ea02e7f05af8cd711e2223a93f4";

export default node;
