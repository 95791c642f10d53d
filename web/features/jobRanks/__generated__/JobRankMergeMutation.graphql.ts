/**
 * @generated SignedSource<<fe56023ea6158b1e5b93e227d571c30e>>
 * @relayHash 004dc902a2e9bf94622d71d536046d73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 004dc902a2e9bf94622d71d536046d73

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeJobRankInput = {
  id: string;
  intoId: string;
};
export type JobRankMergeMutation$variables = {
  input: MergeJobRankInput;
};
export type JobRankMergeMutation$data = {
  readonly mergeJobRank: {
    readonly deletedJobRankId: string;
    readonly jobRank: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"JobRanksPage_rank">;
    };
  } | null | undefined;
};
export type JobRankMergeMutation = {
  response: JobRankMergeMutation$data;
  variables: JobRankMergeMutation$variables;
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
  "name": "deletedJobRankId",
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
    "name": "JobRankMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeJobRankPayload",
        "kind": "LinkedField",
        "name": "mergeJobRank",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobRank",
            "kind": "LinkedField",
            "name": "jobRank",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobRanksPage_rank"
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
    "name": "JobRankMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeJobRankPayload",
        "kind": "LinkedField",
        "name": "mergeJobRank",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "JobRank",
            "kind": "LinkedField",
            "name": "jobRank",
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
                "kind": "ScalarField",
                "name": "place",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "JobRankUsage",
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
                    "name": "jobCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "formCount",
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
    "id": "004dc902a2e9bf94622d71d536046d73",
    "metadata": {},
    "name": "JobRankMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fe37cc2f9319be5a53ac227a9f6ac12d";

export default node;
