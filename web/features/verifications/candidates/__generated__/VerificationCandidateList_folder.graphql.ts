/**
 * @generated SignedSource<<fdddaa74309c81e7335d87f83d95f9a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "OTHER" | "SUCCEEDED";
export type VerificationImportType = "CSV" | "EMAIL" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type VerificationCandidateList_folder$data = {
  readonly canReview: boolean;
  readonly databaseId: string;
  readonly importType: VerificationImportType;
  readonly imports: {
    readonly nodes: ReadonlyArray<{
      readonly createdAt: string | null | undefined;
      readonly databaseId: string;
      readonly fileName: string;
      readonly id: string;
      readonly isRunning: boolean;
      readonly status: VerificationImportStatus;
      readonly title: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
    };
  };
  readonly name: string;
  readonly " $fragmentType": "VerificationCandidateList_folder";
};
export type VerificationCandidateList_folder$key = {
  readonly " $data"?: VerificationCandidateList_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationCandidateList_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationCandidateList_folder",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "importType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canReview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "VerificationImportConnection",
      "kind": "LinkedField",
      "name": "imports",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "VerificationImport",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
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
              "name": "fileName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isRunning",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
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
              "name": "hasNextPage",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "imports(first:100)"
    }
  ],
  "type": "VerificationFolder",
  "abstractKey": null
};
})();

(node as any).hash = "a517c0a7df1d8c1c1f00ca388ebd6dec";

export default node;
