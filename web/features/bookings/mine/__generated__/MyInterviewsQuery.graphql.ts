/**
 * @generated SignedSource<<24d1a3bdd88ad1c46e97765651c6d416>>
 * @relayHash 8763e06e8692e7756ca3e5c93abc2f54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8763e06e8692e7756ca3e5c93abc2f54

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
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
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
    "id": "8763e06e8692e7756ca3e5c93abc2f54",
    "metadata": {},
    "name": "MyInterviewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bd01ea2d8ff94ebacdff8c77360bcee";

export default node;
