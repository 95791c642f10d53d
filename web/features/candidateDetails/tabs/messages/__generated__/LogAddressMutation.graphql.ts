/**
 * @generated SignedSource<<af8424d106689c18c2c8da1df247013b>>
 * @relayHash 2dbb027efb0bd62737f3c3fb22db7268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2dbb027efb0bd62737f3c3fb22db7268

import type { ConcreteRequest } from 'relay-runtime';
export type GiveEmailLogAddressInput = {
  isNew?: boolean | null | undefined;
};
export type LogAddressMutation$variables = {
  input: GiveEmailLogAddressInput;
};
export type LogAddressMutation$data = {
  readonly giveEmailLogAddress: {
    readonly address: string | null | undefined;
  } | null | undefined;
};
export type LogAddressMutation = {
  response: LogAddressMutation$data;
  variables: LogAddressMutation$variables;
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
    "concreteType": "GiveEmailLogAddressPayload",
    "kind": "LinkedField",
    "name": "giveEmailLogAddress",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "address",
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
    "name": "LogAddressMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LogAddressMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2dbb027efb0bd62737f3c3fb22db7268",
    "metadata": {},
    "name": "LogAddressMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba18f247f27a52474af93c4fdbb44386";

export default node;
