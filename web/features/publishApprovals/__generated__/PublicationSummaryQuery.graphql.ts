/**
 * @generated SignedSource<<9ded3ddd8b9577657d78445bd0d589b8>>
 * @relayHash 89faedf4e65fc9a5efc3b1973080a421
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89faedf4e65fc9a5efc3b1973080a421

import type { ConcreteRequest } from 'relay-runtime';
export type PublicationSummaryQuery$variables = {
  id: string;
};
export type PublicationSummaryQuery$data = {
  readonly jobPublicationDetail: {
    readonly benefit: string | null | undefined;
    readonly categoryName: string | null | undefined;
    readonly departmentName: string | null | undefined;
    readonly description: string | null | undefined;
    readonly qualification: string | null | undefined;
    readonly quantity: number | null | undefined;
    readonly salary: string | null | undefined;
    readonly salaryCurrency: string | null | undefined;
    readonly statusName: string;
    readonly title: string;
    readonly validThrough: string | null | undefined;
  } | null | undefined;
};
export type PublicationSummaryQuery = {
  response: PublicationSummaryQuery$data;
  variables: PublicationSummaryQuery$variables;
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
        "name": "databaseId",
        "variableName": "id"
      }
    ],
    "concreteType": "JobPublicationDetail",
    "kind": "LinkedField",
    "name": "jobPublicationDetail",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "departmentName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "categoryName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "quantity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "validThrough",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "salary",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "salaryCurrency",
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
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "qualification",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "benefit",
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
    "name": "PublicationSummaryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PublicationSummaryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89faedf4e65fc9a5efc3b1973080a421",
    "metadata": {},
    "name": "PublicationSummaryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3401a0853d76c79cbf6668c156082c06";

export default node;
