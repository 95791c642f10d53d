/**
 * @generated SignedSource<<6faccee0ad43b76abe93c9332fcc5b5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VendorSubmissionConsent = "ASKED" | "GIVEN" | "OTHER" | "REFUSED" | "STATED" | "UNREACHABLE";
export type VendorSubmissionProgress = "HIRED" | "INTERVIEWING" | "IN_REVIEW" | "NOT_ELIGIBLE" | "OTHER" | "READING" | "RECEIVED" | "REJECTED" | "UNREADABLE" | "WITHDRAWN";
export type VendorSubmissionRuling = "ELIGIBLE" | "NOT_ELIGIBLE" | "OTHER";
export type VendorSubmissionStanding = "DUPLICATE" | "KNOWN" | "OTHER" | "OWNER" | "UPDATE";
export type VerificationCandidateStatus = "APPROVED" | "BLOCKED_BY_POLICY" | "EXISTING" | "FAILED" | "NEW" | "OTHER" | "REJECTED";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionsTable_submission$data = ReadonlyArray<{
  readonly candidate: {
    readonly databaseId: string;
  } | null | undefined;
  readonly candidateName: string;
  readonly consent: VendorSubmissionConsent | null | undefined;
  readonly consentEvidence: string | null | undefined;
  readonly consentName: string | null | undefined;
  readonly cv: {
    readonly path: string;
  } | null | undefined;
  readonly earlier: {
    readonly submittedAt: string;
    readonly vendorName: string;
  } | null | undefined;
  readonly emails: ReadonlyArray<string>;
  readonly id: string;
  readonly jobTitle: string;
  readonly phones: ReadonlyArray<string>;
  readonly progress: VendorSubmissionProgress;
  readonly progressName: string | null | undefined;
  readonly remark: string | null | undefined;
  readonly reviewStatus: VerificationCandidateStatus | null | undefined;
  readonly ruling: VendorSubmissionRuling | null | undefined;
  readonly shownReason: string | null | undefined;
  readonly stage: {
    readonly name: string;
  } | null | undefined;
  readonly standing: VendorSubmissionStanding | null | undefined;
  readonly submittedAt: string;
  readonly vendorName: string;
  readonly " $fragmentType": "SubmissionsTable_submission";
}>;
export type SubmissionsTable_submission$key = ReadonlyArray<{
  readonly " $data"?: SubmissionsTable_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionsTable_submission">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "vendorName",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "submittedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SubmissionsTable_submission",
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
      "name": "candidateName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phones",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progressName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remark",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobTitle",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "standing",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ruling",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shownReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consentEvidence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorSubmissionStage",
      "kind": "LinkedField",
      "name": "stage",
      "plural": false,
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "File",
      "kind": "LinkedField",
      "name": "cv",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VendorSubmission",
      "kind": "LinkedField",
      "name": "earlier",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "VendorSubmission",
  "abstractKey": null
};
})();

(node as any).hash = "436cf3a2bc7d41bece27dc79cfc4a0e6";

export default node;
