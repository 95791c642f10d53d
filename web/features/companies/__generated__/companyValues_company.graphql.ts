/**
 * @generated SignedSource<<0e203be018910af28b7e9ccb65e08208>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type companyValues_company$data = {
  readonly address: string | null | undefined;
  readonly code: string | null | undefined;
  readonly email: string | null | undefined;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly taxCode: string | null | undefined;
  readonly type: string | null | undefined;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "companyValues_company";
};
export type companyValues_company$key = {
  readonly " $data"?: companyValues_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"companyValues_company">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "companyValues_company"
};

(node as any).hash = "df98f68a80ae4531b348359ce1aa84a0";

export default node;
