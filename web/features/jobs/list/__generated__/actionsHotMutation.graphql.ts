/**
 * @generated SignedSource<<ed6295dce1b581fbca28d6355fcd9515>>
 * @relayHash 0939dd82f2a3b57f8895380ea5a32f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0939dd82f2a3b57f8895380ea5a32f1a

import type { ConcreteRequest } from 'relay-runtime';
export type JobHighlight = "HOT" | "NEW" | "SUGGESTED";
export type SetJobHotInput = {
  id: string;
  isHot: boolean;
};
export type actionsHotMutation$variables = {
  input: SetJobHotInput;
};
export type actionsHotMutation$data = {
  readonly setJobHot: {
    readonly job: {
      readonly highlights: ReadonlyArray<JobHighlight>;
      readonly id: string;
    };
  } | null | undefined;
};
export type actionsHotMutation = {
  response: actionsHotMutation$data;
  variables: actionsHotMutation$variables;
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
    "concreteType": "SetJobHotPayload",
    "kind": "LinkedField",
    "name": "setJobHot",
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
            "name": "highlights",
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
    "name": "actionsHotMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actionsHotMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0939dd82f2a3b57f8895380ea5a32f1a",
    "metadata": {},
    "name": "actionsHotMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "319186c141fe58f98637166408747072";

export default node;
