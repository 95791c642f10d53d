/**
 * @generated SignedSource<<38b8244b8f80f4fb10c5fee50173072e>>
 * @relayHash 3a59749049b85ed4e913d18cd511de18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a59749049b85ed4e913d18cd511de18

import type { ConcreteRequest } from 'relay-runtime';
export type JobPublicationStatus = "APPROVED" | "PENDING" | "REJECTED";
export type PublishJobInput = {
  id: string;
};
export type actionsPublishMutation$variables = {
  input: PublishJobInput;
};
export type actionsPublishMutation$data = {
  readonly publishJob: {
    readonly job: {
      readonly id: string;
      readonly publicationStatus: JobPublicationStatus | null | undefined;
    };
  } | null | undefined;
};
export type actionsPublishMutation = {
  response: actionsPublishMutation$data;
  variables: actionsPublishMutation$variables;
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
    "concreteType": "PublishJobPayload",
    "kind": "LinkedField",
    "name": "publishJob",
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
    "name": "actionsPublishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsPublishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3a59749049b85ed4e913d18cd511de18",
    "metadata": {},
    "name": "actionsPublishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "90179b8fd29dc590323f945850871e2e";

export default node;
