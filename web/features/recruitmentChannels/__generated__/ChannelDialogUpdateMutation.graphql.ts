/**
 * @generated SignedSource<<2b0f93cf1f18bd9a156786ed0e56cf21>>
 * @relayHash 5e083fa8b51acaca9e32c3a8909501a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e083fa8b51acaca9e32c3a8909501a9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UpdateRecruitmentChannelInput = {
  id: string;
  name: string;
};
export type ChannelDialogUpdateMutation$variables = {
  input: UpdateRecruitmentChannelInput;
};
export type ChannelDialogUpdateMutation$data = {
  readonly updateRecruitmentChannel: {
    readonly recruitmentChannel: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChannelDialog_channel" | "ChannelsPage_channel">;
    };
  } | null | undefined;
};
export type ChannelDialogUpdateMutation = {
  response: ChannelDialogUpdateMutation$data;
  variables: ChannelDialogUpdateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChannelDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRecruitmentChannelPayload",
        "kind": "LinkedField",
        "name": "updateRecruitmentChannel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RecruitmentChannel",
            "kind": "LinkedField",
            "name": "recruitmentChannel",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChannelsPage_channel"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChannelDialog_channel"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChannelDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRecruitmentChannelPayload",
        "kind": "LinkedField",
        "name": "updateRecruitmentChannel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RecruitmentChannel",
            "kind": "LinkedField",
            "name": "recruitmentChannel",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "RecruitmentChannelUsage",
                "kind": "LinkedField",
                "name": "usage",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "candidateCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "triggerCount",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5e083fa8b51acaca9e32c3a8909501a9",
    "metadata": {},
    "name": "ChannelDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3913af5295d09557193aa717b02eb01c";

export default node;
