/**
 * @generated SignedSource<<f47b7b54fe21d09912bcab4f09aff3b7>>
 * @relayHash 5ad4991807511aff86e5b7fde75ca384
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ad4991807511aff86e5b7fde75ca384

import type { ConcreteRequest } from 'relay-runtime';
export type JobFieldQuery$variables = {
  search?: string | null | undefined;
};
export type JobFieldQuery$data = {
  readonly jobProductJobs: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
};
export type JobFieldQuery = {
  response: JobFieldQuery$data;
  variables: JobFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "JobProductJob",
    "kind": "LinkedField",
    "name": "jobProductJobs",
    "plural": true,
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
        "name": "title",
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
    "name": "JobFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5ad4991807511aff86e5b7fde75ca384",
    "metadata": {},
    "name": "JobFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2374fe532feec646d05ea330bbce7d3d";

export default node;
