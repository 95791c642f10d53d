/**
 * @generated SignedSource<<aef68263dff17ad2547f9d2eb93d2acd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InboundInfo_candidate$data = {
  readonly application: {
    readonly " $fragmentSpreads": FragmentRefs<"useApplicationLines_application">;
  } | null | undefined;
  readonly channel: {
    readonly name: string;
  } | null | undefined;
  readonly createdAt: string | null | undefined;
  readonly emails: ReadonlyArray<string>;
  readonly externalId: string;
  readonly info: ReadonlyArray<{
    readonly name: string;
    readonly value: string;
  }>;
  readonly name: string;
  readonly owner: {
    readonly fullName: string;
  } | null | undefined;
  readonly phones: ReadonlyArray<string>;
  readonly remark: string | null | undefined;
  readonly remarkDetails: ReadonlyArray<{
    readonly code: string;
    readonly params: unknown;
  }>;
  readonly reviewedAt: string | null | undefined;
  readonly reviewedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly source: string;
  readonly " $fragmentType": "InboundInfo_candidate";
};
export type InboundInfo_candidate$key = {
  readonly " $data"?: InboundInfo_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"InboundInfo_candidate">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fullName",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InboundInfo_candidate",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phones",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageDetail",
      "kind": "LinkedField",
      "name": "remarkDetails",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "params",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationInfoEntry",
      "kind": "LinkedField",
      "name": "info",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RecruitmentChannel",
      "kind": "LinkedField",
      "name": "channel",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "reviewedBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JobApplication",
      "kind": "LinkedField",
      "name": "application",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useApplicationLines_application"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "InboundCandidate",
  "abstractKey": null
};
})();

(node as any).hash = "05a2cb08745bac4059ef4ed0e0e206f7";

export default node;
