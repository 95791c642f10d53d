/**
 * @generated SignedSource<<262a35407d3b4513435cdbc2a5228167>>
 * @relayHash 423dd3ed7cba149ac2e8f502811dee74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 423dd3ed7cba149ac2e8f502811dee74

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
export type UpdateVendorConfigInput = {
  id: string;
  vendorConfig: VendorConfigInput;
  version?: number | null | undefined;
};
export type VendorConfigInput = {
  locationNames: ReadonlyArray<string>;
  name: string;
  status: VendorStatus;
  userId: string;
};
export type ConfigDialogUpdateMutation$variables = {
  input: UpdateVendorConfigInput;
};
export type ConfigDialogUpdateMutation$data = {
  readonly updateVendorConfig: {
    readonly vendorConfig: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ConfigDialog_config" | "ConfigsTab_config">;
    };
  } | null | undefined;
};
export type ConfigDialogUpdateMutation = {
  response: ConfigDialogUpdateMutation$data;
  variables: ConfigDialogUpdateMutation$variables;
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
    "name": "ConfigDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorConfigPayload",
        "kind": "LinkedField",
        "name": "updateVendorConfig",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorConfig",
            "kind": "LinkedField",
            "name": "vendorConfig",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConfigsTab_config"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ConfigDialog_config"
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
    "name": "ConfigDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateVendorConfigPayload",
        "kind": "LinkedField",
        "name": "updateVendorConfig",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VendorConfig",
            "kind": "LinkedField",
            "name": "vendorConfig",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
                "name": "statusName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "locationNames",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
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
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  (v2/*:: as any*/)
                ],
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
                "name": "version",
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
    "id": "423dd3ed7cba149ac2e8f502811dee74",
    "metadata": {},
    "name": "ConfigDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c671e9f44f2db3d7cc1e1b6ad273c39";

export default node;
