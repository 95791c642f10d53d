/**
 * @generated SignedSource<<33eabb7369798dc8298492d26e98af80>>
 * @relayHash dc7ec5b84c82f1cf46387e8a8cccd860
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dc7ec5b84c82f1cf46387e8a8cccd860

import type { ConcreteRequest } from 'relay-runtime';
export type VendorPersonState = "ACTIVE" | "DISABLED" | "INVITED" | "NONE" | "OTHER" | "UNCONFIRMED";
export type InviteVendorUserInput = {
  email: string;
  familyName?: string | null | undefined;
  id: string;
  name: string;
};
export type PeopleDialogInviteMutation$variables = {
  input: InviteVendorUserInput;
};
export type PeopleDialogInviteMutation$data = {
  readonly inviteVendorUser: {
    readonly person: {
      readonly email: string;
      readonly state: VendorPersonState;
    };
  } | null | undefined;
};
export type PeopleDialogInviteMutation = {
  response: PeopleDialogInviteMutation$data;
  variables: PeopleDialogInviteMutation$variables;
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
    "concreteType": "InviteVendorUserPayload",
    "kind": "LinkedField",
    "name": "inviteVendorUser",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VendorPerson",
        "kind": "LinkedField",
        "name": "person",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "state",
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
    "name": "PeopleDialogInviteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PeopleDialogInviteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dc7ec5b84c82f1cf46387e8a8cccd860",
    "metadata": {},
    "name": "PeopleDialogInviteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "73f288047927b625a9941dacfca896ea";

export default node;
