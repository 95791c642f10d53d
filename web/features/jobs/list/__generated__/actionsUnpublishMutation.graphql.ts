/**
 * @generated SignedSource<<3be722be11c443ec8d07c9742c24f510>>
 * @relayHash e34e26cff04ebea91da76898dde8ab4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e34e26cff04ebea91da76898dde8ab4b

import type { ConcreteRequest } from 'relay-runtime';
export type JobPublicationStatus = "APPROVED" | "PENDING" | "REJECTED";
export type UnpublishJobInput = {
  id: string;
};
export type actionsUnpublishMutation$variables = {
  input: UnpublishJobInput;
};
export type actionsUnpublishMutation$data = {
  readonly unpublishJob: {
    readonly job: {
      readonly id: string;
      readonly publicationStatus: JobPublicationStatus | null | undefined;
    };
  } | null | undefined;
};
export type actionsUnpublishMutation = {
  response: actionsUnpublishMutation$data;
  variables: actionsUnpublishMutation$variables;
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
    "concreteType": "UnpublishJobPayload",
    "kind": "LinkedField",
    "name": "unpublishJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
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
            "name": "publicationStatus",
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
    "name": "actionsUnpublishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsUnpublishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e34e26cff04ebea91da76898dde8ab4b",
    "metadata": {},
    "name": "actionsUnpublishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d84c8a080f5b783bed73cb2b0ebb915e";

export default node;
