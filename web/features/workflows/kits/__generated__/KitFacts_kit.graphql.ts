/**
 * @generated SignedSource<<ff0017ad2cb6a44e3d266ff6ea60e7a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KitFacts_kit$data = {
  readonly focus: ReadonlyArray<string>;
  readonly form: {
    readonly name: string;
  } | null | undefined;
  readonly minutes: number;
  readonly title: string;
  readonly " $fragmentType": "KitFacts_kit";
};
export type KitFacts_kit$key = {
  readonly " $data"?: KitFacts_kit$data;
  readonly " $fragmentSpreads": FragmentRefs<"KitFacts_kit">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "KitFacts_kit",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
  "type": "InterviewKit",
  "abstractKey": null
};

(node as any).hash = "a6f1b6131f30f3e9ce2e6cbcfc82cbc9";

export default node;
