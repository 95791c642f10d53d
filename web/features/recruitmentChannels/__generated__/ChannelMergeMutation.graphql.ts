/**
 * @generated SignedSource<<a4883b145a11d2d6d3cd9d0489402e00>>
 * @relayHash 18442d95269c1282ef8105dc4ddc328d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18442d95269c1282ef8105dc4ddc328d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeRecruitmentChannelInput = {
  id: string;
  intoId: string;
};
export type ChannelMergeMutation$variables = {
  input: MergeRecruitmentChannelInput;
};
export type ChannelMergeMutation$data = {
  readonly mergeRecruitmentChannel: {
    readonly deletedRecruitmentChannelId: string;
    readonly recruitmentChannel: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"ChannelsPage_channel">;
    };
  } | null | undefined;
};
export type ChannelMergeMutation = {
  response: ChannelMergeMutation$data;
  variables: ChannelMergeMutation$variables;
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
  "name": "deletedRecruitmentChannelId",
  "storageKey": null
},
v3 = {
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
    "name": "ChannelMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeRecruitmentChannelPayload",
        "kind": "LinkedField",
        "name": "mergeRecruitmentChannel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RecruitmentChannel",
            "kind": "LinkedField",
            "name": "recruitmentChannel",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "name": "ChannelMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeRecruitmentChannelPayload",
        "kind": "LinkedField",
        "name": "mergeRecruitmentChannel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "RecruitmentChannel",
            "kind": "LinkedField",
            "name": "recruitmentChannel",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
    "id": "18442d95269c1282ef8105dc4ddc328d",
    "metadata": {},
    "name": "ChannelMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "87f34c5a70a554402307e825c2beb174";

export default node;
