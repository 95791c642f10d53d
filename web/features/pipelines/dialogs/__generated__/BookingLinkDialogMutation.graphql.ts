/**
 * @generated SignedSource<<8f0c3e6163788fc62ca9a38cd14bbea6>>
 * @relayHash 2c2d8637e26575a3e88e090cd3820cfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c2d8637e26575a3e88e090cd3820cfe

import type { ConcreteRequest } from 'relay-runtime';
export type BookingOfferState = "BOOKED" | "EXPIRED" | "OPEN" | "REVOKED";
export type SendBookingLinkInput = {
  candidateId: string;
  days: number;
  fromDay: string;
  fromMinute: number;
  interviewerIds: ReadonlyArray<string>;
  jobId: string;
  link?: string | null | undefined;
  minutes: number;
  place?: string | null | undefined;
  title: string;
  toDay: string;
  toMinute: number;
  weekdays: ReadonlyArray<number>;
  zone: string;
};
export type BookingLinkDialogMutation$variables = {
  input: SendBookingLinkInput;
};
export type BookingLinkDialogMutation$data = {
  readonly sendBookingLink: {
    readonly bookingOffer: {
      readonly id: string;
      readonly state: BookingOfferState;
    };
  } | null | undefined;
};
export type BookingLinkDialogMutation = {
  response: BookingLinkDialogMutation$data;
  variables: BookingLinkDialogMutation$variables;
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
    "concreteType": "SendBookingLinkPayload",
    "kind": "LinkedField",
    "name": "sendBookingLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BookingOffer",
        "kind": "LinkedField",
        "name": "bookingOffer",
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
    "name": "BookingLinkDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookingLinkDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2c2d8637e26575a3e88e090cd3820cfe",
    "metadata": {},
    "name": "BookingLinkDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "196145157383d66f4e2a7a0fb82e89a2";

export default node;
