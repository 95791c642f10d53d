/**
 * @generated SignedSource<<0fb8f2f6cccdc6ebac7b4a617706ad64>>
 * @relayHash a87ecd0dbf1deb2a3dd717bb3f6cf95b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a87ecd0dbf1deb2a3dd717bb3f6cf95b

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationImportError = "COLUMNS" | "EMPTY" | "INTERNAL" | "UNREADABLE";
export type VerificationImportStatus = "FAILED" | "IMPORTING" | "NEW" | "SUCCEEDED";
export type useImportProgressSubscription$variables = {
  id: string;
};
export type useImportProgressSubscription$data = {
  readonly importProgress: {
    readonly blockedByPolicyCount: number;
    readonly createdByUserName: string;
    readonly error: VerificationImportError | null | undefined;
    readonly existingCount: number;
    readonly failedCount: number;
    readonly finishedAt: string | null | undefined;
    readonly id: string;
    readonly isRunning: boolean;
    readonly newCount: number;
    readonly processedCount: number;
    readonly rowsPerSecond: number | null | undefined;
    readonly startedAt: string | null | undefined;
    readonly status: VerificationImportStatus;
    readonly totalCount: number | null | undefined;
  };
};
export type useImportProgressSubscription = {
  response: useImportProgressSubscription$data;
  variables: useImportProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "VerificationImport",
    "kind": "LinkedField",
    "name": "importProgress",
    "plural": false,
    "selections": [
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isRunning",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "error",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "createdByUserName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "processedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "existingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "blockedByPolicyCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "rowsPerSecond",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "finishedAt",
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
    "name": "useImportProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImportProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a87ecd0dbf1deb2a3dd717bb3f6cf95b",
    "metadata": {},
    "name": "useImportProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "6e7391ae9b3f3f9393ec2198383e1a13";

export default node;
