/**
 * @generated SignedSource<<b55440922bbbcf0a900b62eec1fb0adc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationFieldType = "DATE" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type VerificationImportButton_folder$data = {
  readonly canImport: boolean;
  readonly databaseId: string;
  readonly fields: ReadonlyArray<{
    readonly displayName: string;
    readonly name: string;
    readonly type: VerificationFieldType;
  }>;
  readonly name: string;
  readonly " $fragmentType": "VerificationImportButton_folder";
};
export type VerificationImportButton_folder$key = {
  readonly " $data"?: VerificationImportButton_folder$data;
  readonly " $fragmentSpreads": FragmentRefs<"VerificationImportButton_folder">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VerificationImportButton_folder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "databaseId",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canImport",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationField",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationFolder",
  "abstractKey": null
};
})();

(node as any).hash = "7563aacc7939d480dc54f9f3ff80aaed";

export default node;
