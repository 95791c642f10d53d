/**
 * @generated SignedSource<<3b1b5cd19066834bd6e06e11065a16eb>>
 * @relayHash e4d42cafb32a0dd1b9efe40bdb43e007
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4d42cafb32a0dd1b9efe40bdb43e007

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteTalentImportsInput = {
  ids: ReadonlyArray<string>;
};
export type TalentImportsDeleteMutation$variables = {
  input: DeleteTalentImportsInput;
};
export type TalentImportsDeleteMutation$data = {
  readonly deleteTalentImports: {
    readonly deletedTalentImportIds: ReadonlyArray<string>;
  } | null | undefined;
};
export type TalentImportsDeleteMutation = {
  response: TalentImportsDeleteMutation$data;
  variables: TalentImportsDeleteMutation$variables;
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
    "concreteType": "DeleteTalentImportsPayload",
    "kind": "LinkedField",
    "name": "deleteTalentImports",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedTalentImportIds",
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
    "name": "TalentImportsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TalentImportsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e4d42cafb32a0dd1b9efe40bdb43e007",
    "metadata": {},
    "name": "TalentImportsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f23b3c66c106a1ef8691bc4476e5687";

export default node;
