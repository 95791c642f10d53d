/**
 * @generated SignedSource<<6d8eafe363bd21755571a39dee5ae2a7>>
 * @relayHash 1a998bf27954f4ae148d4e45f4da26ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a998bf27954f4ae148d4e45f4da26ff

import type { ConcreteRequest } from 'relay-runtime';
export type SetVendorConsentInput = {
  isGiven: boolean;
  token: string;
};
export type ConsentPageMutation$variables = {
  input: SetVendorConsentInput;
};
export type ConsentPageMutation$data = {
  readonly setVendorConsent: {
    readonly consent: {
      readonly isGiven: boolean | null | undefined;
    };
  } | null | undefined;
};
export type ConsentPageMutation = {
  response: ConsentPageMutation$data;
  variables: ConsentPageMutation$variables;
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
    "concreteType": "SetVendorConsentPayload",
    "kind": "LinkedField",
    "name": "setVendorConsent",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VendorConsent",
        "kind": "LinkedField",
        "name": "consent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isGiven",
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
    "name": "ConsentPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConsentPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a998bf27954f4ae148d4e45f4da26ff",
    "metadata": {},
    "name": "ConsentPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "850fabd52da780db3934abc708a2f5d1";

export default node;
