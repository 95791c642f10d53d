/**
 * @generated SignedSource<<e3597f3ba6e9e8ca94bbe24bf8f76ced>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BoardView_card$data = ReadonlyArray<{
  readonly candidate: {
    readonly databaseId: string;
    readonly id: string;
  } | null | undefined;
  readonly candidateName: string;
  readonly candidateTitle: string | null | undefined;
  readonly daysInStage: number;
  readonly id: string;
  readonly isRejected: boolean;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly rejectReason: string | null | undefined;
  readonly stage: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentType": "BoardView_card";
}>;
export type BoardView_card$key = ReadonlyArray<{
  readonly " $data"?: BoardView_card$data;
  readonly " $fragmentSpreads": FragmentRefs<"BoardView_card">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "BoardView_card",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "candidateTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysInStage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRejected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectReason",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WorkflowStep",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
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
    }
  ],
  "type": "JobCandidate",
  "abstractKey": null
};
})();

(node as any).hash = "d98b7528a11fac99d3be705a490907c9";

export default node;
