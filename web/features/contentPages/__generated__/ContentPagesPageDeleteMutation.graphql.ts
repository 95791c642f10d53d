/**
 * @generated SignedSource<<d28362daf626333743d11307dc3ae2d5>>
 * @relayHash 52bea22a31043ca740fc16cd7daff7e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 52bea22a31043ca740fc16cd7daff7e8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteContentPageInput = {
  id: string;
};
export type ContentPagesPageDeleteMutation$variables = {
  input: DeleteContentPageInput;
};
export type ContentPagesPageDeleteMutation$data = {
  readonly deleteContentPage: {
    readonly deletedContentPageId: string;
  } | null | undefined;
};
export type ContentPagesPageDeleteMutation = {
  response: ContentPagesPageDeleteMutation$data;
  variables: ContentPagesPageDeleteMutation$variables;
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
    "concreteType": "DeleteContentPagePayload",
    "kind": "LinkedField",
    "name": "deleteContentPage",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedContentPageId",
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
    "name": "ContentPagesPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ContentPagesPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "52bea22a31043ca740fc16cd7daff7e8",
    "metadata": {},
    "name": "ContentPagesPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0f26459be5cf736abd01c7382309f752";

export default node;
