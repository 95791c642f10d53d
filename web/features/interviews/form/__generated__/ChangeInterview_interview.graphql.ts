/**
 * @generated SignedSource<<71769468459fd9004a4588ec366ae591>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InterviewRole = "LEAD" | "MEMBER" | "SHADOW";
import type { FragmentRefs } from "relay-runtime";
export type ChangeInterview_interview$data = {
  readonly endsAt: string;
  readonly form: {
    readonly id: string;
  } | null | undefined;
  readonly id: string;
  readonly job: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"InterviewForm_job">;
  } | null | undefined;
  readonly kit: {
    readonly id: string;
  } | null | undefined;
  readonly link: string | null | undefined;
  readonly notes: string;
  readonly panel: ReadonlyArray<{
    readonly role: InterviewRole;
    readonly user: {
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    };
  }>;
  readonly place: string | null | undefined;
  readonly room: {
    readonly id: string;
  } | null | undefined;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "ChangeInterview_interview";
};
export type ChangeInterview_interview$key = {
  readonly " $data"?: ChangeInterview_interview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeInterview_interview">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChangeInterview_interview",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
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
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
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
      "name": "notes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewRoom",
      "kind": "LinkedField",
      "name": "room",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewKit",
      "kind": "LinkedField",
      "name": "kit",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InterviewSeat",
      "kind": "LinkedField",
      "name": "panel",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "userName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "fullName",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "InterviewForm_job"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Interview",
  "abstractKey": null
};
})();

(node as any).hash = "1c62d83225f038075184895e26fb58ee";

export default node;
