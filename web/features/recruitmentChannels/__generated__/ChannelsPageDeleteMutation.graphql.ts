/**
 * @generated SignedSource<<113ce55d4669cf3417b9ef26c9d9e184>>
 * @relayHash 4ef00993c94f21a849c1cf686d37ea15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ef00993c94f21a849c1cf686d37ea15

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteRecruitmentChannelInput = {
  id: string;
};
export type ChannelsPageDeleteMutation$variables = {
  input: DeleteRecruitmentChannelInput;
};
export type ChannelsPageDeleteMutation$data = {
  readonly deleteRecruitmentChannel: {
    readonly deletedRecruitmentChannelId: string;
  } | null | undefined;
};
export type ChannelsPageDeleteMutation = {
  response: ChannelsPageDeleteMutation$data;
  variables: ChannelsPageDeleteMutation$variables;
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
    "concreteType": "DeleteRecruitmentChannelPayload",
    "kind": "LinkedField",
    "name": "deleteRecruitmentChannel",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedRecruitmentChannelId",
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
    "name": "ChannelsPageDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChannelsPageDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4ef00993c94f21a849c1cf686d37ea15",
    "metadata": {},
    "name": "ChannelsPageDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcb690f913f86f792955c3e63be3067e";

export default node;
