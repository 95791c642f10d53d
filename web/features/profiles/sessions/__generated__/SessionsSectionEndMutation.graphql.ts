/**
 * @generated SignedSource<<16e3ab9fb237a0449f56cdacc35e091a>>
 * @relayHash ee1e4a9753d220b950259e94d16317dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee1e4a9753d220b950259e94d16317dd

import type { ConcreteRequest } from 'relay-runtime';
export type EndSessionsInput = {
  keys: ReadonlyArray<string>;
};
export type SessionsSectionEndMutation$variables = {
  input: EndSessionsInput;
};
export type SessionsSectionEndMutation$data = {
  readonly endSessions: {
    readonly sessions: ReadonlyArray<{
      readonly key: string;
    }>;
  } | null | undefined;
};
export type SessionsSectionEndMutation = {
  response: SessionsSectionEndMutation$data;
  variables: SessionsSectionEndMutation$variables;
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
    "concreteType": "EndSessionsPayload",
    "kind": "LinkedField",
    "name": "endSessions",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Session",
        "kind": "LinkedField",
        "name": "sessions",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
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
    "name": "SessionsSectionEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsSectionEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ee1e4a9753d220b950259e94d16317dd",
    "metadata": {},
    "name": "SessionsSectionEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0a9da12accd1f1f9deaaefe08e6e2cd1";

export default node;
