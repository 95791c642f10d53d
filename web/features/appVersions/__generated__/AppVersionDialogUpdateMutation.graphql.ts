/**
 * @generated SignedSource<<f58c9bf3623360fa9a9f11d9f8adbf04>>
 * @relayHash 803f52d877b45ea53d87bf0b46e0eefd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 803f52d877b45ea53d87bf0b46e0eefd

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateAppVersionInput = {
  appId: string;
  id: string;
  isUpdateRequired: boolean;
  version: string;
};
export type AppVersionDialogUpdateMutation$variables = {
  input: UpdateAppVersionInput;
};
export type AppVersionDialogUpdateMutation$data = {
  readonly updateAppVersion: {
    readonly appVersion: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"AppVersionDialog_version" | "AppVersionsPage_version">;
    };
  } | null | undefined;
};
export type AppVersionDialogUpdateMutation = {
  response: AppVersionDialogUpdateMutation$data;
  variables: AppVersionDialogUpdateMutation$variables;
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
    "name": "AppVersionDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAppVersionPayload",
        "kind": "LinkedField",
        "name": "updateAppVersion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AppVersion",
            "kind": "LinkedField",
            "name": "appVersion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AppVersionsPage_version"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "AppVersionDialog_version"
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
    "name": "AppVersionDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateAppVersionPayload",
        "kind": "LinkedField",
        "name": "updateAppVersion",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AppVersion",
            "kind": "LinkedField",
            "name": "appVersion",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "appId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isUpdateRequired",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "canManage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
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
    "id": "803f52d877b45ea53d87bf0b46e0eefd",
    "metadata": {},
    "name": "AppVersionDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25accb4c7cbcbaf5d00d2cdbcc9698d5";

export default node;
