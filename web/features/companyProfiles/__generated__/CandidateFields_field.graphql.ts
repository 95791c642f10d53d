/**
 * @generated SignedSource<<594cfcfddaa69069f60ec47d85eacc31>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExtensionFieldType = "CHECKBOX" | "COMBOBOX" | "DATE_PICKER" | "INPUT" | "MULTIPLE" | "RADIO" | "RATE" | "SLIDER" | "SWITCH" | "TEXT_AREA" | "TIME_PICKER" | "UPLOAD";
import type { FragmentRefs } from "relay-runtime";
export type CandidateFields_field$data = {
  readonly candidateCount: number | null | undefined;
  readonly choices: ReadonlyArray<string>;
  readonly id: string;
  readonly isActive: boolean;
  readonly isRequired: boolean;
  readonly key: string;
  readonly label: string;
  readonly place: number | null | undefined;
  readonly roleCodes: ReadonlyArray<string>;
  readonly roles: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly type: ExtensionFieldType;
  readonly " $fragmentType": "CandidateFields_field";
};
export type CandidateFields_field$key = {
  readonly " $data"?: CandidateFields_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"CandidateFields_field">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CandidateFields_field",
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
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
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
      "kind": "ScalarField",
      "name": "choices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "roleCodes",
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
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleSummary",
      "kind": "LinkedField",
      "name": "roles",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CandidateExtensionField",
  "abstractKey": null
};

(node as any).hash = "7cb484146923b5f205edbc3fd2513e30";

export default node;
