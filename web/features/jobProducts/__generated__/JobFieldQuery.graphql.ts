/**
 * @generated SignedSource<<e1f608c44604f7b1a4feb5d7beac7a93>>
 * @relayHash a4d43abe77d605f4d131b9d95455c0f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4d43abe77d605f4d131b9d95455c0f5

import type { ConcreteRequest } from 'relay-runtime';
export type JobFieldQuery$variables = {
  query?: string | null | undefined;
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
    "name": "query"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "query",
      "variableName": "query"
    }
  ],
  "concreteType": "JobSummary",
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
    "id": "a4d43abe77d605f4d131b9d95455c0f5",
    "metadata": {},
    "name": "JobFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f86934d036c46568c0e280b41eb5ece1";

export default node;
