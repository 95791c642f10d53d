/**
 * @generated SignedSource<<1df946503d65b57a29e3c82d5b84f070>>
 * @relayHash d51eecd442fed0f3b216b563c229847a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d51eecd442fed0f3b216b563c229847a

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackRecommendation = "NO" | "STRONG_NO" | "STRONG_YES" | "YES";
export type SaveFeedbackDraftInput = {
  answers: string;
  formVersion: number;
  recommendation?: FeedbackRecommendation | null | undefined;
  requestId: string;
  summary?: string | null | undefined;
  version: number;
};
export type useAutosaveMutation$variables = {
  input: SaveFeedbackDraftInput;
};
export type useAutosaveMutation$data = {
  readonly saveFeedbackDraft: {
    readonly savedAt: string;
    readonly version: number;
  } | null | undefined;
};
export type useAutosaveMutation = {
  response: useAutosaveMutation$data;
  variables: useAutosaveMutation$variables;
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
    "concreteType": "SaveFeedbackDraftPayload",
    "kind": "LinkedField",
    "name": "saveFeedbackDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "savedAt",
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
    "name": "useAutosaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAutosaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d51eecd442fed0f3b216b563c229847a",
    "metadata": {},
    "name": "useAutosaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7d9267a0122383d3bbeb2a9c8fca3392";

export default node;
