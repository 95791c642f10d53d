import { Type, type Static } from 'typebox'
import { Id, megabyte, Moment, Nullable, openEnum } from '../../core/contract/shapes.ts'

/** The maximum size of a CV from a vendor in bytes (001/5, inclusive by D-24). */
export const submissionMaxBytes = 3 * megabyte

/** The maximum length of the vendor's statement about the candidate's consent. */
export const longestEvidence = 1000

/** The progress of a submission as its vendor is told. */
export const progresses = [
  'reading',
  'received',
  'unreadable',
  'inReview',
  'interviewing',
  'hired',
  'rejected',
  'notEligible',
  'withdrawn',
] as const
export type Progress = (typeof progresses)[number]

/** The relation of a submission to earlier ones of the same person. */
export const standings = ['owner', 'update', 'duplicate', 'known'] as const
export type Standing = (typeof standings)[number]

/** The rulings of the company on a submission. */
export const rulings = ['eligible', 'notEligible'] as const
export type Ruling = (typeof rulings)[number]

/** The state of the candidate's consent to the submission. */
export const consents = ['stated', 'asked', 'given', 'refused', 'unreachable'] as const
export type Consent = (typeof consents)[number]

/**
 * A submitted CV (001/3/14). Users outside the company are told nothing about reviews, reviewers, or submissions of
 * others.
 */
export const VendorSubmission = Type.Object({
  id: Id,
  vendorRequestId: Id,
  vendorId: Type.Optional(Nullable(Id)),
  vendorName: Type.String(),
  candidateName: Type.String({ description: 'the name of the file until it has been read' }),
  candidateCV: Nullable(Type.String({ description: 'path of the file' })),
  candidatePhone: Type.String({ description: 'separated by commas' }),
  candidateEmail: Type.String({ description: 'separated by commas' }),
  status: Type.String({
    description:
      "status of the row in the vendors' folder, empty until the row exists; for external users, the progress",
  }),
  remark: Type.String({
    description: "the reviewer's remark; for external users, the reason that the company releases",
  }),
  jobTitle: Type.String({ description: "title of the request's job, or of the request (D-114)" }),
  interviewStatus: Nullable(Type.Object({ name: Type.String(), color: Type.String() })),
  createdDate: Moment,
  title: Type.Optional(Type.String({ description: "ours: the vendor's title for it" })),
  fileName: Type.Optional(Type.String({ description: 'ours' })),
  progress: Type.Optional(openEnum(Type.Enum(progresses, { description: 'ours: the progress' }))),
  consent: Type.Optional(
    Nullable(
      openEnum(
        Type.Enum(consents, {
          description:
            "ours: the state of the candidate's consent; stated: by the vendor, asked: by mail, unreachable: the CV contains no e-mail; null: not read yet",
        }),
      ),
    ),
  ),
  consentEvidence: Type.Optional(
    Type.String({ description: 'ours: how and when the candidate agreed, as stated by the vendor' }),
  ),
  consentDate: Type.Optional(
    Nullable(Type.String({ ...Moment, description: 'ours: when the consent reached this state' })),
  ),
  submittedBy: Type.Optional(Type.String({ description: 'ours: user name' })),
  candidateId: Type.Optional(Nullable(Id)),
  rowId: Type.Optional(Nullable(Id)),
  standing: Type.Optional(
    Nullable(openEnum(Type.Enum(standings, { description: 'ours: its relation to earlier submissions' }))),
  ),
  firstId: Type.Optional(Nullable(Type.String({ description: 'ours: the earlier submission' }))),
  ownerUntil: Type.Optional(Nullable(Moment)),
  ruling: Type.Optional(Nullable(openEnum(Type.Enum(rulings, { description: 'ours: the ruling' })))),
  shownReason: Type.Optional(Type.String({ description: 'ours: what the vendor is told about a rejection' })),
})
export type VendorSubmission = Static<typeof VendorSubmission>
