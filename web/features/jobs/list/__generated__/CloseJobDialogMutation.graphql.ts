/**
 * @generated SignedSource<<ba53ffa278bc04fae69fa5adab214956>>
 * @relayHash f8ab017bbe464313ae3125fa3876008b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8ab017bbe464313ae3125fa3876008b

import type { ConcreteRequest } from 'relay-runtime';
export type JobCloseReason = "BUDGET" | "CANCELLED" | "DUPLICATE" | "FOUND_ELSEWHERE" | "OTHER" | "POSTPONED";
export type JobStatus = "CLOSED" | "FILLED" | "ON_HOLD" | "OPEN" | "OTHER";
export type ChangeJobStatusInput = {
  id: string;
  note?: string | null | undefined;
  reason?: JobCloseReason | null | undefined;
  status: JobStatus;
};
export type CloseJobDialogMutation$variables = {
  input: ChangeJobStatusInput;
};
export type CloseJobDialogMutation$data = {
  readonly changeJobStatus: {
    readonly job: {
      readonly closeNote: string | null | undefined;
      readonly closeReason: JobCloseReason | null | undefined;
      readonly id: string;
      readonly status: JobStatus;
    };
  } | null | undefined;
};
export type CloseJobDialogMutation = {
  response: CloseJobDialogMutation$data;
  variables: CloseJobDialogMutation$variables;
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
    "concreteType": "ChangeJobStatusPayload",
    "kind": "LinkedField",
    "name": "changeJobStatus",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closeReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "closeNote",
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
    "name": "CloseJobDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CloseJobDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f8ab017bbe464313ae3125fa3876008b",
    "metadata": {},
    "name": "CloseJobDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6cb0a5d889384c12af213aeb667d4b3";

export default node;
