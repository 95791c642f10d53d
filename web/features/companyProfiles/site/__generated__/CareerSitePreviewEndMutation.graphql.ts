/**
 * @generated SignedSource<<2e8a5be32d0670db3428b9d3f56c1ec4>>
 * @relayHash 693bfd6159436c873b60e9ddd5d549ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 693bfd6159436c873b60e9ddd5d549ce

import type { ConcreteRequest } from 'relay-runtime';
export type EndCareerSitePreviewsInput = {
  isMine?: boolean | null | undefined;
};
export type CareerSitePreviewEndMutation$variables = {
  input: EndCareerSitePreviewsInput;
};
export type CareerSitePreviewEndMutation$data = {
  readonly endCareerSitePreviews: {
    readonly endedCount: number;
  } | null | undefined;
};
export type CareerSitePreviewEndMutation = {
  response: CareerSitePreviewEndMutation$data;
  variables: CareerSitePreviewEndMutation$variables;
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
    "concreteType": "EndCareerSitePreviewsPayload",
    "kind": "LinkedField",
    "name": "endCareerSitePreviews",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "endedCount",
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
    "name": "CareerSitePreviewEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CareerSitePreviewEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "693bfd6159436c873b60e9ddd5d549ce",
    "metadata": {},
    "name": "CareerSitePreviewEndMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "61cea3cffd2bc4ff380c538a282cbac3";

export default node;
