/**
 * @generated SignedSource<<40d0b65e3619ecdfd05f8698b0a98610>>
 * @relayHash bcdd2abfea049d9b570b2ddae16e98a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcdd2abfea049d9b570b2ddae16e98a8

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteMenuIconInput = {
  id: string;
};
export type IconsPageDeleteMutation$variables = {
  input: DeleteMenuIconInput;
};
export type IconsPageDeleteMutation$data = {
  readonly deleteMenuIcon: {
    readonly deletedMenuIconId: string;
  } | null | undefined;
};
export type IconsPageDeleteMutation = {
  response: IconsPageDeleteMutation$data;
  variables: IconsPageDeleteMutation$variables;
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
    "concreteType": "DeleteMenuIconPayload",
    "kind": "LinkedField",
    "name": "deleteMenuIcon",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedMenuIconId",
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
    "name": "IconsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "IconsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bcdd2abfea049d9b570b2ddae16e98a8",
    "metadata": {},
    "name": "IconsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9ae778fd9000c957609ad8368a5f34f1";

export default node;
