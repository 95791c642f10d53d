/**
 * @generated SignedSource<<b4f1cddd16906ff41ec7a568ba21de91>>
 * @relayHash 96bcafc6cd573c1319ab1e3520787771
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96bcafc6cd573c1319ab1e3520787771

import type { ConcreteRequest } from 'relay-runtime';
export type SetRequisitionApprovalInput = {
  isOn: boolean;
};
export type RequisitionSettingsPageSwitchMutation$variables = {
  input: SetRequisitionApprovalInput;
};
export type RequisitionSettingsPageSwitchMutation$data = {
  readonly setRequisitionApproval: {
    readonly settings: {
      readonly isOn: boolean;
    };
  } | null | undefined;
};
export type RequisitionSettingsPageSwitchMutation = {
  response: RequisitionSettingsPageSwitchMutation$data;
  variables: RequisitionSettingsPageSwitchMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetRequisitionApprovalPayload",
    "kind": "LinkedField",
    "name": "setRequisitionApproval",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "RequisitionSettings",
        "kind": "LinkedField",
        "name": "settings",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isOn",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RequisitionSettingsPageSwitchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequisitionSettingsPageSwitchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "96bcafc6cd573c1319ab1e3520787771",
    "metadata": {},
    "name": "RequisitionSettingsPageSwitchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0df0bb28578c4406f7fe74c084d59561";

export default node;
