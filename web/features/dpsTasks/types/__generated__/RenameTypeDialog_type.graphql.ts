/**
 * @generated SignedSource<<c192183544227378922a2cfc922c782c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameTypeDialog_type$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "RenameTypeDialog_type";
};
export type RenameTypeDialog_type$key = {
  readonly " $data"?: RenameTypeDialog_type$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameTypeDialog_type">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameTypeDialog_type",
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
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "DpsType",
  "abstractKey": null
};

(node as any).hash = "3c755e1d1a9928f5bb3652c8678754f2";

export default node;
