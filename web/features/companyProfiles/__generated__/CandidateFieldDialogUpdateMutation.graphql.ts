/**
 * @generated SignedSource<<e5e609970acb9161bba4751f120c9689>>
 * @relayHash b400a3f764f90625626bdf91da1991cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b400a3f764f90625626bdf91da1991cd

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
    "id": "b400a3f764f90625626bdf91da1991cd",
    "metadata": {},
    "name": "CandidateFieldDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5f1474a9e270ce3cf48667e3ca07bee";

export default node;
