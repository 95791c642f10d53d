/**
 * @generated SignedSource<<2df296efc4d4c92bae1c52c4bd5cd3aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CandidateImportStatus = "CHECKED" | "CHECKING" | "FAILED" | "IMPORTING" | "NEW" | "SUCCEEDED" | "UNDOING" | "UNDONE";
import type { FragmentRefs } from "relay-runtime";
export type CvsForm_import$data = {
  readonly folder: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly id: string;
  readonly isExistingCompleted: boolean;
  readonly rowCount: number;
  readonly source: string | null | undefined;
  readonly status: CandidateImportStatus;
  readonly " $fragmentType": "CvsForm_import";
};
export type CvsForm_import$key = {
  readonly " $data"?: CvsForm_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"CvsForm_import">;
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
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CvsForm_import",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isExistingCompleted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "TalentFolder",
        "kind": "LinkedField",
        "name": "folder",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
      "to": "NULL"
    }
  ],
  "type": "CandidateImport",
  "abstractKey": null
};
})();

(node as any).hash = "1684d2759ea73ade6e067c777b29bfe0";

export default node;
