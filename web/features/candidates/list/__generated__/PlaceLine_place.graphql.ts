/**
 * @generated SignedSource<<d23e31852c36083cfe45484a0fdc75d4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlaceLine_place$data = {
  readonly daysInStage: number;
  readonly job: {
    readonly title: string;
  } | null | undefined;
  readonly stage: {
    readonly color: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PlaceLine_place";
};
export type PlaceLine_place$key = {
  readonly " $data"?: PlaceLine_place$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlaceLine_place">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlaceLine_place",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "color",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "daysInStage",
      "storageKey": null
    }
  ],
  "type": "JobCandidate",
  "abstractKey": null
};

(node as any).hash = "84af8328d35e962f7b79c44cd6e7d431";

export default node;
