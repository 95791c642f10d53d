/**
 * @generated SignedSource<<b2b7e12230f054c5e5d76d6115a18a3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VerificationMailFileOutcome = "DUPLICATE" | "FAILED" | "IGNORED" | "TAKEN";
export type VerificationMailFileReason = "EMPTY" | "ENCRYPTED" | "INCOMPLETE" | "NO_CONVERTER" | "NO_TEXT" | "TOO_LARGE" | "TOO_MANY" | "TOO_MUCH" | "UNREADABLE" | "WRONG_TYPE";
export type VerificationMailOutcome = "BROKEN" | "DUPLICATE" | "FAILED" | "LOOP" | "NO_CV" | "RECEIVED" | "TAKEN" | "TOO_LARGE";
export type VerificationMailReason = "AUTO_SUBMITTED" | "BOUNCE" | "BULK" | "CRASHED" | "FILES" | "FOLDER" | "HOPS" | "INTERNAL" | "MESSAGE" | "X_LOOP";
import type { FragmentRefs } from "relay-runtime";
export type MailItem_mail$data = {
  readonly canDownload: boolean;
  readonly databaseId: string;
  readonly failedCount: number;
  readonly files: ReadonlyArray<{
    readonly name: string;
    readonly outcome: VerificationMailFileOutcome;
    readonly reason: VerificationMailFileReason | null | undefined;
    readonly size: number;
  }>;
  readonly from: string;
  readonly import: {
    readonly databaseId: string;
  } | null | undefined;
  readonly outcome: VerificationMailOutcome;
  readonly reason: VerificationMailReason | null | undefined;
  readonly receivedAt: string;
  readonly rowCount: number;
  readonly size: number;
  readonly subject: string;
  readonly " $fragmentType": "MailItem_mail";
};
export type MailItem_mail$key = {
  readonly " $data"?: MailItem_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailItem_mail">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "size",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailItem_mail",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "from",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canDownload",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationImport",
      "kind": "LinkedField",
      "name": "import",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VerificationMailFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VerificationMail",
  "abstractKey": null
};
})();

(node as any).hash = "f499ac9c51c08f005c3f0618f642da7c";

export default node;
