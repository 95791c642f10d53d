/**
 * @generated SignedSource<<ee69113cc6d44e1eed8a4f4c470fc719>>
 * @relayHash b29d792abc0e8549a95e1166c80bc9aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b29d792abc0e8549a95e1166c80bc9aa

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateRecruitmentChannelInput = {
  name: string;
};
export type ChannelDialogCreateMutation$variables = {
  input: CreateRecruitmentChannelInput;
};
export type ChannelDialogCreateMutation$data = {
  readonly createRecruitmentChannel: {
    readonly recruitmentChannel: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChannelsPage_channel">;
    };
  } | null | undefined;
};
export type ChannelDialogCreateMutation = {
  response: ChannelDialogCreateMutation$data;
  variables: ChannelDialogCreateMutation$variables;
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
    "name": "ChannelDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRecruitmentChannelPayload",
        "kind": "LinkedField",
        "name": "createRecruitmentChannel",
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
    "name": "ChannelDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRecruitmentChannelPayload",
        "kind": "LinkedField",
        "name": "createRecruitmentChannel",
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
    "id": "b29d792abc0e8549a95e1166c80bc9aa",
    "metadata": {},
    "name": "ChannelDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "96b07ae2776e26e4503582e39a53ee32";

export default node;
