/**
 * @generated SignedSource<<73e2d3186fcb95a387c66422214e1a32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationImportType = "CSV" | "EMAIL" | "OTHER";
import type { FragmentRefs } from "relay-runtime";
export type VerificationImports_folder$data = {
  readonly importType: VerificationImportType;
  readonly imports: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly id: string;
      readonly isRunning: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"VerificationImportCard_import">;
    }>;
  };
  readonly " $fragmentType": "VerificationImports_folder";
};
export type VerificationImports_folder$key = {
  readonly " $data"?: VerificationImports_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationImports_folder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationImports_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "importType",
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
              "name": "isRunning",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "VerificationImportCard_import"
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

(node as any).hash = "68fc794931863f00458b2779a3937a64";

export default node;
