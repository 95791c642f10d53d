/**
 * @generated SignedSource<<3eb037e2e31e9f5a5f4d2c0124d832cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InterviewForm_room$data = ReadonlyArray<{
  readonly directions: string;
  readonly id: string;
  readonly isActive: boolean;
  readonly location: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "InterviewForm_room";
}>;
export type InterviewForm_room$key = ReadonlyArray<{
  readonly " $data"?: InterviewForm_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"InterviewForm_room">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "InterviewForm_room",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "directions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Location",
      "kind": "LinkedField",
      "name": "location",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InterviewRoom",
  "abstractKey": null
};
})();

(node as any).hash = "41e65a5ac742a5cfa57c8a7195daff5b";

export default node;
