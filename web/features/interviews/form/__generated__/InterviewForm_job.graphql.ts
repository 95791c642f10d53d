/**
 * @generated SignedSource<<4b5d3f1ba98799f254f408002f67668e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewForm_job$data = {
  readonly workflow: {
    readonly steps: ReadonlyArray<{
      readonly id: string;
      readonly interviewKits: ReadonlyArray<{
        readonly form: {
          readonly id: string;
          readonly name: string;
        } | null | undefined;
        readonly id: string;
        readonly minutes: number;
        readonly title: string;
      }> | null | undefined;
      readonly name: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "InterviewForm_job";
};
export type InterviewForm_job$key = {
  readonly " $data"?: InterviewForm_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewForm_job">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InterviewForm_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Workflow",
      "kind": "LinkedField",
      "name": "workflow",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "WorkflowStep",
          "kind": "LinkedField",
          "name": "steps",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "InterviewKit",
              "kind": "LinkedField",
              "name": "interviewKits",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
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
                  "name": "minutes",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "InterviewForm",
                  "kind": "LinkedField",
                  "name": "form",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "0fd34ca41a102da99f96f4eb8c88f959";

export default node;
