/**
 * @generated SignedSource<<9b846fd97eb36186ca0c4dcf02fe69ad>>
 * @relayHash 1a4566d0507b266f53c4a00800d04989
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1a4566d0507b266f53c4a00800d04989

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteNationalityInput = {
  id: string;
};
export type NationalitiesPageDeleteMutation$variables = {
  input: DeleteNationalityInput;
};
export type NationalitiesPageDeleteMutation$data = {
  readonly deleteNationality: {
    readonly deletedNationalityId: string;
  } | null | undefined;
};
export type NationalitiesPageDeleteMutation = {
  response: NationalitiesPageDeleteMutation$data;
  variables: NationalitiesPageDeleteMutation$variables;
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
    "concreteType": "DeleteNationalityPayload",
    "kind": "LinkedField",
    "name": "deleteNationality",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedNationalityId",
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
    "name": "NationalitiesPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NationalitiesPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1a4566d0507b266f53c4a00800d04989",
    "metadata": {},
    "name": "NationalitiesPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82c52c4dd393aab0735f43a7748e9598";

export default node;
