/**
 * @generated SignedSource<<0c61633bc9c212ea53c02ce9a54b9a07>>
 * @relayHash 14c516bf7872af7af642c19f5e22e515
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14c516bf7872af7af642c19f5e22e515

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteKeywordInput = {
  id: string;
};
export type KeywordsPageDeleteMutation$variables = {
  input: DeleteKeywordInput;
};
export type KeywordsPageDeleteMutation$data = {
  readonly deleteKeyword: {
    readonly deletedKeywordId: string;
  } | null | undefined;
};
export type KeywordsPageDeleteMutation = {
  response: KeywordsPageDeleteMutation$data;
  variables: KeywordsPageDeleteMutation$variables;
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
    "concreteType": "DeleteKeywordPayload",
    "kind": "LinkedField",
    "name": "deleteKeyword",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedKeywordId",
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
    "name": "KeywordsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeywordsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "14c516bf7872af7af642c19f5e22e515",
    "metadata": {},
    "name": "KeywordsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "20719f658ca0fe0c1ab4cbf84b073d71";

export default node;
