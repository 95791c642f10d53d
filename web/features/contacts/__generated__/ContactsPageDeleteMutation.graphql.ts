/**
 * @generated SignedSource<<0f70068dc309d5c6774762cf0be292f0>>
 * @relayHash 647fac688e681ed7aa727c381c3d3682
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 647fac688e681ed7aa727c381c3d3682

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteContactMessageInput = {
  id: string;
};
export type ContactsPageDeleteMutation$variables = {
  input: DeleteContactMessageInput;
};
export type ContactsPageDeleteMutation$data = {
  readonly deleteContactMessage: {
    readonly deletedContactMessageId: string;
  } | null | undefined;
};
export type ContactsPageDeleteMutation = {
  response: ContactsPageDeleteMutation$data;
  variables: ContactsPageDeleteMutation$variables;
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
    "concreteType": "DeleteContactMessagePayload",
    "kind": "LinkedField",
    "name": "deleteContactMessage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedContactMessageId",
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
    "name": "ContactsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContactsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "647fac688e681ed7aa727c381c3d3682",
    "metadata": {},
    "name": "ContactsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8f98c40d9e2994bd30e0effe3a2e298a";

export default node;
