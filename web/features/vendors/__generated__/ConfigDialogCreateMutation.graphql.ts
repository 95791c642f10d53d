/**
 * @generated SignedSource<<0d222b6c4a381a62b164f1afe630c771>>
 * @relayHash 296a8f733c96209a14aea42051d75357
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 296a8f733c96209a14aea42051d75357

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VendorStatus = "ACTIVE" | "INACTIVE" | "OTHER";
export type CreateVendorConfigInput = {
  vendorConfig: VendorConfigInput;
};
export type VendorConfigInput = {
  locationNames: ReadonlyArray<string>;
  name: string;
  status: VendorStatus;
  userId: string;
};
export type ConfigDialogCreateMutation$variables = {
  input: CreateVendorConfigInput;
};
export type ConfigDialogCreateMutation$data = {
  readonly createVendorConfig: {
    readonly vendorConfig: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ConfigsTab_config">;
    };
  } | null | undefined;
};
export type ConfigDialogCreateMutation = {
  response: ConfigDialogCreateMutation$data;
  variables: ConfigDialogCreateMutation$variables;
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
    "name": "ConfigDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVendorConfigPayload",
        "kind": "LinkedField",
        "name": "createVendorConfig",
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
    "name": "ConfigDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVendorConfigPayload",
        "kind": "LinkedField",
        "name": "createVendorConfig",
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
    "id": "296a8f733c96209a14aea42051d75357",
    "metadata": {},
    "name": "ConfigDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c486b9461a2d8ee2abde8aa84f65661b";

export default node;
