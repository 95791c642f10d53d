/**
 * @generated SignedSource<<c8ccb4d0374d8508fe7ee88ccb4f26b5>>
 * @relayHash 40043805aef972babe638979a08b6de2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40043805aef972babe638979a08b6de2

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MyInterviewsQuery$variables = {
  from: string;
  to: string;
};
export type MyInterviewsQuery$data = {
  readonly mine: ReadonlyArray<{
    readonly id: string;
    readonly startAt: string;
    readonly " $fragmentSpreads": FragmentRefs<"InterviewRow_interview">;
  }>;
};
export type MyInterviewsQuery = {
  response: MyInterviewsQuery$data;
  variables: MyInterviewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MyInterviewsQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": "mine",
          "args": (v1/*:: as any*/),
          "concreteType": "MyInterview",
          "kind": "LinkedField",
          "name": "myInterviews",
          "plural": true,
          "selections": [
            (v2/*:: as any*/),
            (v3/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "InterviewRow_interview"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MyInterviewsQuery",
    "selections": [
      {
        "alias": "mine",
        "args": (v1/*:: as any*/),
        "concreteType": "MyInterview",
        "kind": "LinkedField",
        "name": "myInterviews",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
            "name": "endAt",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "response",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "candidateName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "candidateDatabaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "focus",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "40043805aef972babe638979a08b6de2",
    "metadata": {},
    "name": "MyInterviewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bd01ea2d8ff94ebacdff8c77360bcee";

export default node;
