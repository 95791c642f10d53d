/**
 * @generated SignedSource<<848d68599b4e2057df342e7096726da3>>
 * @relayHash c9777d68dee78bce22016aefc8ab4051
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9777d68dee78bce22016aefc8ab4051

import type { ConcreteRequest } from 'relay-runtime';
export type SendOfferCodeInput = {
  token: string;
};
export type ConfirmPageCodeMutation$variables = {
  input: SendOfferCodeInput;
};
export type ConfirmPageCodeMutation$data = {
  readonly sendOfferCode: {
    readonly waitSeconds: number;
  } | null | undefined;
};
export type ConfirmPageCodeMutation = {
  response: ConfirmPageCodeMutation$data;
  variables: ConfirmPageCodeMutation$variables;
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
    "concreteType": "SendOfferCodePayload",
    "kind": "LinkedField",
    "name": "sendOfferCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "waitSeconds",
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
    "name": "ConfirmPageCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmPageCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9777d68dee78bce22016aefc8ab4051",
    "metadata": {},
    "name": "ConfirmPageCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e56d84e2af3623aba76ff78f49a27dfe";

export default node;
