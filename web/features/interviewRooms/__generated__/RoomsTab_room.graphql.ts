/**
 * @generated SignedSource<<78204a4c41bdb369e00e77aad64ce274>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomsTab_room$data = {
  readonly capacity: number | null | undefined;
  readonly directions: string;
  readonly isActive: boolean;
  readonly location: {
    readonly name: string;
  } | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "RoomsTab_room";
};
export type RoomsTab_room$key = {
  readonly " $data"?: RoomsTab_room$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomsTab_room">;
};

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
  "metadata": null,
  "name": "RoomsTab_room",
  "selections": [
    (v0/*:: as any*/),
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
    },
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
      "name": "capacity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    }
  ],
  "type": "InterviewRoom",
  "abstractKey": null
};
})();

(node as any).hash = "88023dcc911b41d6758dfc1172ff6c41";

export default node;
