/**
 * @generated SignedSource<<346cea0816aa1be4090a63463c89f07b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KitsPanel_step$data = {
  readonly id: string;
  readonly interviewKits: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"KitDialog_kit" | "KitFacts_kit">;
  }> | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "KitsPanel_step";
};
export type KitsPanel_step$key = {
  readonly " $data"?: KitsPanel_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"KitsPanel_step">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KitsPanel_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "KitFacts_kit"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "KitDialog_kit"
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "WorkflowStep",
  "abstractKey": null
};
})();

(node as any).hash = "6115ffadfd4b89b65dde6508ccd418ea";

export default node;
