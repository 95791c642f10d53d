/**
 * @generated SignedSource<<e939f0973d1cbec446039aa1a3b3e42c>>
 * @relayHash 27bffa85bf272061f93ed48d0205e352
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27bffa85bf272061f93ed48d0205e352

import type { ConcreteRequest } from 'relay-runtime';
export type ArchiveJobInput = {
  id: string;
  isArchived: boolean;
};
export type actionsArchiveMutation$variables = {
  input: ArchiveJobInput;
};
export type actionsArchiveMutation$data = {
  readonly archiveJob: {
    readonly job: {
      readonly id: string;
      readonly isArchived: boolean;
    };
  } | null | undefined;
};
export type actionsArchiveMutation = {
  response: actionsArchiveMutation$data;
  variables: actionsArchiveMutation$variables;
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
    "concreteType": "ArchiveJobPayload",
    "kind": "LinkedField",
    "name": "archiveJob",
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
            "name": "isArchived",
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
    "name": "actionsArchiveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsArchiveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27bffa85bf272061f93ed48d0205e352",
    "metadata": {},
    "name": "actionsArchiveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f41564993b5e8038e1e9c58e21a1cd6e";

export default node;
