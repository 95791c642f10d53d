/**
 * @generated SignedSource<<deebbaf3db4c43edd27ebf1a47830f1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
import type { FragmentRefs } from "relay-runtime";
export type useOptions_query$data = {
  readonly candidateExtensionFields: ReadonlyArray<{
    readonly choices: ReadonlyArray<string>;
    readonly isActive: boolean;
    readonly isRequired: boolean;
    readonly key: string;
    readonly label: string;
    readonly type: ExtensionFieldType;
  }>;
  readonly candidateStatuses: ReadonlyArray<{
    readonly id: string;
    readonly isDefault: boolean;
    readonly name: string;
  }>;
  readonly jobRanks: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly labels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly recruitmentChannels: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly viewer: {
    readonly user: {
      readonly fullName: string;
      readonly id: string;
      readonly userName: string;
    };
  } | null | undefined;
  readonly " $fragmentType": "useOptions_query";
};
export type useOptions_query$key = {
  readonly " $data"?: useOptions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useOptions_query">;
};

const node: ReaderFragment = (function(){
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
  "name": "name",
  "storageKey": null
},
v2 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useOptions_query",
  "selections": [
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "RecruitmentChannel",
        "kind": "LinkedField",
        "name": "recruitmentChannels",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "CandidateStatus",
        "kind": "LinkedField",
        "name": "candidateStatuses",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDefault",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Label",
        "kind": "LinkedField",
        "name": "labels",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "RequiredField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "JobRank",
        "kind": "LinkedField",
        "name": "jobRanks",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      "action": "THROW"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "RequiredField",
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "choices",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "action": "THROW"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "c701eec95c556c711dafb78601578d85";

export default node;
