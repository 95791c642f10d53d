/**
 * @generated SignedSource<<8298b0e867fa6b9624640c38bed03e04>>
 * @relayHash f6a3bb7afb3287ca1ceb7285cd7f3b92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a3bb7afb3287ca1ceb7285cd7f3b92

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateAvatarInput = {
  image?: string | null | undefined;
};
export type AvatarSectionMutation$variables = {
  input: UpdateAvatarInput;
};
export type AvatarSectionMutation$data = {
  readonly updateAvatar: {
    readonly user: {
      readonly avatarUrl: string | null | undefined;
      readonly id: string;
    };
  } | null | undefined;
};
export type AvatarSectionMutation = {
  response: AvatarSectionMutation$data;
  variables: AvatarSectionMutation$variables;
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
    "concreteType": "UpdateAvatarPayload",
    "kind": "LinkedField",
    "name": "updateAvatar",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
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
            "name": "avatarUrl",
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
    "name": "AvatarSectionMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AvatarSectionMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f6a3bb7afb3287ca1ceb7285cd7f3b92",
    "metadata": {},
    "name": "AvatarSectionMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "315c22db6d366ef7839078d2a39f7fc2";

export default node;
