/**
 * @generated SignedSource<<1f3f66b87d965920da07286495f9da6c>>
 * @relayHash 20e0e1d62e2fb4483de8bbd2710def34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20e0e1d62e2fb4483de8bbd2710def34

import type { ConcreteRequest } from 'relay-runtime';
export type BookInterviewInput = {
  startAt: string;
  token: string;
};
export type BookingPageMutation$variables = {
  input: BookInterviewInput;
};
export type BookingPageMutation$data = {
  readonly bookInterview: {
    readonly booked: {
      readonly endAt: string;
      readonly link: string | null | undefined;
      readonly place: string | null | undefined;
      readonly room: string | null | undefined;
      readonly startAt: string;
      readonly title: string;
      readonly zone: string;
    };
  } | null | undefined;
};
export type BookingPageMutation = {
  response: BookingPageMutation$data;
  variables: BookingPageMutation$variables;
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
    "concreteType": "BookInterviewPayload",
    "kind": "LinkedField",
    "name": "bookInterview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Booked",
        "kind": "LinkedField",
        "name": "booked",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "startAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "endAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "zone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "room",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "place",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
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
    "name": "BookingPageMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BookingPageMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "20e0e1d62e2fb4483de8bbd2710def34",
    "metadata": {},
    "name": "BookingPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "551ebd9b47014aa0c8de36380c8347ca";

export default node;
