/**
 * @generated SignedSource<<00555dcd51a1bf54010f74aca5f29671>>
 * @relayHash e4847704e97aca29eb397b4b8da6de8f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4847704e97aca29eb397b4b8da6de8f

import type { ConcreteRequest } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
export type useLookupsQuery$variables = {
  hasFolders: boolean;
};
export type useLookupsQuery$data = {
  readonly candidateExtensionFields: ReadonlyArray<{
    readonly choices: ReadonlyArray<string>;
    readonly isActive: boolean;
    readonly key: string;
    readonly label: string;
    readonly type: ExtensionFieldType;
  }>;
  readonly candidateStatuses: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly labels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly recruitmentChannels: ReadonlyArray<{
    readonly databaseId: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly talentFolders?: {
    readonly nodes: ReadonlyArray<{
      readonly databaseId: string;
      readonly id: string;
      readonly name: string;
    }>;
  };
};
export type useLookupsQuery = {
  response: useLookupsQuery$data;
  variables: useLookupsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasFolders"
  }
],
v1 = [
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
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CandidateStatus",
    "kind": "LinkedField",
    "name": "candidateStatuses",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "labels",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "RecruitmentChannel",
    "kind": "LinkedField",
    "name": "recruitmentChannels",
    "plural": true,
    "selections": (v1/*:: as any*/),
    "storageKey": null
  },
  {
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
        "name": "choices",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "condition": "hasFolders",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          }
        ],
        "concreteType": "TalentFolderConnection",
        "kind": "LinkedField",
        "name": "talentFolders",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TalentFolder",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": "talentFolders(first:100)"
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLookupsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLookupsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e4847704e97aca29eb397b4b8da6de8f",
    "metadata": {},
    "name": "useLookupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "52c058f6c379836fa32b751171db222c";

export default node;
