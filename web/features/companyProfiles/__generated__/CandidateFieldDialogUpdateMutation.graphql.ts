/**
 * @generated SignedSource<<82ab48b2eb66d7f62d3d1a103827f8fc>>
 * @relayHash d1b6197eac82fa1fedc096ad4a1f304a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1b6197eac82fa1fedc096ad4a1f304a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
export type UpdateCandidateFieldInput = {
  choices?: ReadonlyArray<string> | null | undefined;
  id: string;
  isActive: boolean;
  isRequired: boolean;
  label: string;
  place?: number | null | undefined;
  roleCodes?: ReadonlyArray<string> | null | undefined;
  type: ExtensionFieldType;
};
export type CandidateFieldDialogUpdateMutation$variables = {
  input: UpdateCandidateFieldInput;
};
export type CandidateFieldDialogUpdateMutation$data = {
  readonly updateCandidateField: {
    readonly candidateField: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateFieldDialog_field" | "CandidateFields_field">;
    };
  } | null | undefined;
};
export type CandidateFieldDialogUpdateMutation = {
  response: CandidateFieldDialogUpdateMutation$data;
  variables: CandidateFieldDialogUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidateFieldDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCandidateFieldPayload",
        "kind": "LinkedField",
        "name": "updateCandidateField",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateExtensionField",
            "kind": "LinkedField",
            "name": "candidateField",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidateFields_field"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CandidateFieldDialog_field"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CandidateFieldDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateCandidateFieldPayload",
        "kind": "LinkedField",
        "name": "updateCandidateField",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CandidateExtensionField",
            "kind": "LinkedField",
            "name": "candidateField",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
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
                "name": "isRequired",
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "roleCodes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidateCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d1b6197eac82fa1fedc096ad4a1f304a",
    "metadata": {},
    "name": "CandidateFieldDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5f1474a9e270ce3cf48667e3ca07bee";

export default node;
