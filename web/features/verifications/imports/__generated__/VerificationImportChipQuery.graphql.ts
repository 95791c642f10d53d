/**
 * @generated SignedSource<<6975d25d6936fbef12d43d52c0359df9>>
 * @relayHash df0cee30a30b5dc94df64d525eaad99a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df0cee30a30b5dc94df64d525eaad99a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VerificationImportChipQuery$variables = Record<PropertyKey, never>;
export type VerificationImportChipQuery$data = {
  readonly runningVerificationImports: ReadonlyArray<{
    readonly folder: {
      readonly databaseId: string;
    } | null | undefined;
    readonly id: string;
    readonly isRunning: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"VerificationImportChip_import">;
  }>;
};
export type VerificationImportChipQuery = {
  response: VerificationImportChipQuery$data;
  variables: VerificationImportChipQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isRunning",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VerificationImportChipQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "VerificationImport",
          "kind": "LinkedField",
          "name": "runningVerificationImports",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "VerificationFolder",
              "kind": "LinkedField",
              "name": "folder",
              "plural": false,
              "selections": [
                (v2/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "VerificationImportChip_import"
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VerificationImportChipQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "VerificationImport",
        "kind": "LinkedField",
        "name": "runningVerificationImports",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "VerificationFolder",
            "kind": "LinkedField",
            "name": "folder",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v0/*:: as any*/)
            ],
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
            "name": "processedCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "df0cee30a30b5dc94df64d525eaad99a",
    "metadata": {},
    "name": "VerificationImportChipQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e694d79526331a5f067bfa76b01e486b";

export default node;
