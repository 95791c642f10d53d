/**
 * @generated SignedSource<<8d689554277ed9698be1afb39573607d>>
 * @relayHash b9ba43b0c189c72f971f3c4af3f36cf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9ba43b0c189c72f971f3c4af3f36cf0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
export type CreateCandidateFieldInput = {
  choices?: ReadonlyArray<string> | null | undefined;
  isActive: boolean;
  isRequired: boolean;
  key: string;
  label: string;
  place?: number | null | undefined;
  roleCodes?: ReadonlyArray<string> | null | undefined;
  type: ExtensionFieldType;
};
export type CandidateFieldDialogCreateMutation$variables = {
  input: CreateCandidateFieldInput;
};
export type CandidateFieldDialogCreateMutation$data = {
  readonly createCandidateField: {
    readonly candidateField: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CandidateFields_field">;
    };
  } | null | undefined;
};
export type CandidateFieldDialogCreateMutation = {
  response: CandidateFieldDialogCreateMutation$data;
  variables: CandidateFieldDialogCreateMutation$variables;
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
    "name": "CandidateFieldDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCandidateFieldPayload",
        "kind": "LinkedField",
        "name": "createCandidateField",
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
    "name": "CandidateFieldDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateCandidateFieldPayload",
        "kind": "LinkedField",
        "name": "createCandidateField",
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
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RoleSummary",
                "kind": "LinkedField",
                "name": "roles",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  }
                ],
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
    "id": "b9ba43b0c189c72f971f3c4af3f36cf0",
    "metadata": {},
    "name": "CandidateFieldDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b685a420fd3ec56ed345f686367a456c";

export default node;
