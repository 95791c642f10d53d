/**
 * @generated SignedSource<<852e132a25d8a939b27649c286c9fa59>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateEventKind = "ADDED_TO_FOLDER" | "ADDED_TO_JOB" | "APPROVED" | "CALLED" | "CREATED" | "CV_ADDED" | "DELETED" | "EMAILED" | "EXPORTED" | "FILE_ADDED" | "FILE_REMOVED" | "FOLLOWED" | "IMPORTED" | "LABELLED" | "MERGED" | "MERGE_UNDONE" | "MOVED_TO_STATUS" | "MOVE_UNDONE" | "NOTED" | "NOTE_CHANGED" | "NOTE_DELETED" | "OFFER_ACCEPTED" | "OFFER_DECLINED" | "OFFER_MADE" | "OFFER_SENT" | "OFFER_WITHDRAWN" | "OTHER" | "REJECTED_FROM_JOB" | "REJECTION_LIFTED" | "REMOVED_FROM_FOLDER" | "REMOVED_FROM_JOB" | "RESTORED" | "UNFOLLOWED" | "UPDATED";
import type { FragmentRefs } from "relay-runtime";
export type TimelineTab_candidate$data = {
  readonly id: string;
  readonly timeline: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly at: string;
        readonly call: {
          readonly " $fragmentSpreads": FragmentRefs<"TimelineCall_call">;
        } | null | undefined;
        readonly changes: ReadonlyArray<{
          readonly after: string | null | undefined;
          readonly before: string | null | undefined;
          readonly field: string;
        }>;
        readonly id: string;
        readonly kind: CandidateEventKind;
        readonly kindName: string | null | undefined;
        readonly subject: string | null | undefined;
        readonly user: {
          readonly fullName: string;
        } | null | undefined;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "TimelineTab_candidate";
};
export type TimelineTab_candidate$key = {
  readonly " $data"?: TimelineTab_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"TimelineTab_candidate">;
};

import TimelineTabPageQuery_graphql from './TimelineTabPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "timeline"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "after"
    },
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "first",
        "cursor": "after",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "first",
          "cursor": "after"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": TimelineTabPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "TimelineTab_candidate",
  "selections": [
    {
      "alias": "timeline",
      "args": null,
      "concreteType": "CandidateEventConnection",
      "kind": "LinkedField",
      "name": "__TimelineTab_timeline_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CandidateEventEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CandidateEvent",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kind",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "kindName",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subject",
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
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "fullName",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "CandidateChange",
                  "kind": "LinkedField",
                  "name": "changes",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "field",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "before",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "after",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Call",
                  "kind": "LinkedField",
                  "name": "call",
                  "plural": false,
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "TimelineCall_call"
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "Candidate",
  "abstractKey": null
};
})();

(node as any).hash = "c75237ae082ef4e682d5a1fb804cbb93";

export default node;
