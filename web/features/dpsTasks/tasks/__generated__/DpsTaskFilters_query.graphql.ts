/**
 * @generated SignedSource<<61b4af5746f94dfb1e5edfd09b91a8f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DpsTaskFilters_query$data = {
  readonly dpsOpenJobs: ReadonlyArray<{
    readonly databaseId: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "DpsTaskFilters_query";
};
export type DpsTaskFilters_query$key = {
  readonly " $data"?: DpsTaskFilters_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DpsTaskFilters_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DpsTaskFilters_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DpsOpenJob",
      "kind": "LinkedField",
      "name": "dpsOpenJobs",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "1f593444be712ec0e54051ff8347ce6c";

export default node;
