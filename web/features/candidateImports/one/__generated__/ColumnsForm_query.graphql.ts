/**
 * @generated SignedSource<<46a1a45f386e6023d6ba6f485b4820c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
import type { FragmentRefs } from "relay-runtime";
export type ColumnsForm_query$data = {
  readonly candidateExtensionFields: ReadonlyArray<{
    readonly isActive: boolean;
    readonly key: string;
    readonly label: string;
    readonly type: ExtensionFieldType;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FolderField_query">;
  readonly " $fragmentType": "ColumnsForm_query";
};
export type ColumnsForm_query$key = {
  readonly " $data"?: ColumnsForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnsForm_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CandidateExtensionField",
        "kind": "LinkedField",
        "name": "candidateExtensionFields",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isActive",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FolderField_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a332173cbfbac39461767d5111615823";

export default node;
