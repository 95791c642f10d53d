/**
 * @generated SignedSource<<aaff16c915e27c77517fa13670ac7168>>
 * @relayHash 19c8945485df3ae96b7923c402a007f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19c8945485df3ae96b7923c402a007f8

import type { ConcreteRequest } from 'relay-runtime';
export type VerificationFolderPanelSubscription$variables = {
  folder: string;
};
export type VerificationFolderPanelSubscription$data = {
  readonly listChanged: {
    readonly at: string;
    readonly changedId: string | null | undefined;
  };
};
export type VerificationFolderPanelSubscription = {
  response: VerificationFolderPanelSubscription$data;
  variables: VerificationFolderPanelSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "folder"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "list",
        "value": "VERIFICATION_CANDIDATES"
      },
      {
        "kind": "Variable",
        "name": "parentId",
        "variableName": "folder"
      }
    ],
    "concreteType": "ListChange",
    "kind": "LinkedField",
    "name": "listChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "at",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changedId",
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
    "name": "VerificationFolderPanelSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VerificationFolderPanelSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "19c8945485df3ae96b7923c402a007f8",
    "metadata": {},
    "name": "VerificationFolderPanelSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "996ef5b3b692788da7e7c94bab25bb0c";

export default node;
