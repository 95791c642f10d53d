/**
 * @generated SignedSource<<fa2a05f28d7c36cbc833bb05f3f55f8a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "JA" | "VI";
import type { FragmentRefs } from "relay-runtime";
export type EmailTemplatesPage_template$data = {
  readonly id: string;
  readonly isDefault: boolean;
  readonly language: Language | null | undefined;
  readonly name: string;
  readonly subject: string;
  readonly type: {
    readonly name: string;
  };
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly usage: {
    readonly rejectReasons: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly sendings: ReadonlyArray<{
      readonly statusName: string;
      readonly workflowName: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "EmailTemplatesPage_template";
};
export type EmailTemplatesPage_template$key = {
  readonly " $data"?: EmailTemplatesPage_template$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTemplatesPage_template">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailTemplatesPage_template",
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
      "name": "subject",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplateType",
      "kind": "LinkedField",
      "name": "type",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "updatedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmailTemplateUsage",
      "kind": "LinkedField",
      "name": "usage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EmailTemplateSending",
          "kind": "LinkedField",
          "name": "sendings",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "workflowName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statusName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VocabularyItem",
          "kind": "LinkedField",
          "name": "rejectReasons",
          "plural": true,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "EmailTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "18c474924d5b21549bfc91e7f148dd24";

export default node;
