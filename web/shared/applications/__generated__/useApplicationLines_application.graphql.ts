/**
 * @generated SignedSource<<014406529d3b13feffc5763543d3ab16>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useApplicationLines_application$data = {
  readonly answers: string;
  readonly appliedAt: string;
  readonly erasureAskedAt: string | null | undefined;
  readonly formContents: string | null | undefined;
  readonly jobTitle: string;
  readonly keepText: string | null | undefined;
  readonly linkSource: string;
  readonly message: string;
  readonly withdrawnAt: string | null | undefined;
  readonly " $fragmentType": "useApplicationLines_application";
};
export type useApplicationLines_application$key = {
  readonly " $data"?: useApplicationLines_application$data;
  readonly " $fragmentSpreads": FragmentRefs<"useApplicationLines_application">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useApplicationLines_application",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keepText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formContents",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "answers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "appliedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "withdrawnAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasureAskedAt",
      "storageKey": null
    }
  ],
  "type": "JobApplication",
  "abstractKey": null
};

(node as any).hash = "6d1381c39f35edba6ce1b86327417519";

export default node;
