/**
 * @generated SignedSource<<1e224d6bac10e825a628535fe233a845>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EmailTemplateDialog_choices$data = {
  readonly emailSenders: ReadonlyArray<{
    readonly email: string;
    readonly isDefault: boolean;
    readonly name: string;
  }> | null | undefined;
  readonly emailTemplateTokens: ReadonlyArray<{
    readonly description: string;
    readonly name: string;
  }> | null | undefined;
  readonly emailTemplateTypes: ReadonlyArray<{
    readonly name: string;
    readonly number: number;
  }> | null | undefined;
  readonly " $fragmentType": "EmailTemplateDialog_choices";
};
export type EmailTemplateDialog_choices$key = {
  readonly " $data"?: EmailTemplateDialog_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailTemplateDialog_choices">;
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
  "name": "EmailTemplateDialog_choices",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EmailTemplateType",
        "kind": "LinkedField",
        "name": "emailTemplateTypes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EmailSender",
        "kind": "LinkedField",
        "name": "emailSenders",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isDefault",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "EmailTemplateToken",
        "kind": "LinkedField",
        "name": "emailTemplateTokens",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f6691aae71e9530e81c6a046621ca317";

export default node;
