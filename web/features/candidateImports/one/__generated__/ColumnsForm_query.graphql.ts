/**
 * @generated SignedSource<<5134abeca51e1bcc8a7dbf36f61374b6>>
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
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "88aeff106de1e49c16c2e9dddae46b22";

export default node;
