/**
 * @generated SignedSource<<88299ae3d7c588e47db3ecafe59676a0>>
 * @relayHash df84b4a748a70fbb5d4e947ebd2a4f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df84b4a748a70fbb5d4e947ebd2a4f11

import type { ConcreteRequest } from 'relay-runtime';
export type InterviewRole = "LEAD" | "MEMBER" | "SHADOW";
export type PlanInterviewInput = {
  candidateId: string;
  interview: InterviewDetails;
  jobId: string;
};
export type InterviewDetails = {
  formId?: string | null | undefined;
  kitId?: string | null | undefined;
  link?: string | null | undefined;
  minutes: number;
  notes?: string | null | undefined;
  panel: ReadonlyArray<InterviewSeatInput>;
  place?: string | null | undefined;
  roomId?: string | null | undefined;
  startsAt: string;
  timeZone: string;
  title: string;
};
export type InterviewSeatInput = {
  role: InterviewRole;
  userId: string;
};
export type PlanPageMutation$variables = {
  input: PlanInterviewInput;
};
export type PlanPageMutation$data = {
  readonly planInterview: {
    readonly interview: {
      readonly databaseId: string;
    };
  } | null | undefined;
};
export type PlanPageMutation = {
  response: PlanPageMutation$data;
  variables: PlanPageMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PlanPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PlanInterviewPayload",
        "kind": "LinkedField",
        "name": "planInterview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Interview",
            "kind": "LinkedField",
            "name": "interview",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PlanPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "PlanInterviewPayload",
        "kind": "LinkedField",
        "name": "planInterview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Interview",
            "kind": "LinkedField",
            "name": "interview",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df84b4a748a70fbb5d4e947ebd2a4f11",
    "metadata": {},
    "name": "PlanPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3ac2732def62ab8473f4533be100b50";

export default node;
