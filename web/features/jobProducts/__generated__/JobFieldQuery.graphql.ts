/**
 * @generated SignedSource<<d7f401c0d0340fb9f3c8459ff76e3465>>
 * @relayHash 29bc5a0db93ea9c9ad9ea3fc19309411
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29bc5a0db93ea9c9ad9ea3fc19309411

import type { ConcreteRequest } from 'relay-runtime';
export type JobFieldQuery$variables = {
  search?: string | null | undefined;
};
export type JobFieldQuery$data = {
  readonly jobProductJobs: ReadonlyArray<{
    readonly jobId: string;
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
v1 = {
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
      "name": "jobId",
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JobFieldQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": (v1/*:: as any*/),
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "JobFieldQuery",
    "selections": [
      (v1/*:: as any*/)
    ]
  },
  "params": {
    "id": "29bc5a0db93ea9c9ad9ea3fc19309411",
    "metadata": {},
    "name": "JobFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39f124e63e2a487df8075279458275fa";

export default node;
