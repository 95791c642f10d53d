import { Type, type Static } from 'typebox'
import { Id, megabyte, Moment, Nullable, openWords } from '../../core/contract/shapes.ts'

/** Most bytes of a CV that a vendor sends (001/5, inclusive by D-24). */
export const submissionMaxBytes = 3 * megabyte

/** Most characters of what a vendor says of the candidate's consent. */
export const longestEvidence = 1000

/** How far a submission is, as its vendor is told. */
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

/** What a submission is beside earlier ones of the same person. */
export const standings = ['owner', 'update', 'duplicate', 'known'] as const
export type Standing = (typeof standings)[number]

/** What the company rules on a submission. */
export const rulings = ['eligible', 'notEligible'] as const
export type Ruling = (typeof rulings)[number]

/** Whether the candidate agrees to the submission. */
export const consents = ['stated', 'asked', 'given', 'refused', 'unreachable'] as const
export type Consent = (typeof consents)[number]

/** A submitted CV (001/3/14). People outside the company learn nothing of reviews, of who reviews, or of others' submissions. */
export const VendorSubmission = Type.Object({
  id: Id,
  vendorRequestId: Id,
  vendorId: Type.Optional(Nullable(Id)),
  vendorName: Type.String(),
  candidateName: Type.String({ description: 'the name of the file until it has been read' }),
  candidateCV: Nullable(Type.String({ description: 'path of the file' })),
  candidatePhone: Type.String({ description: 'joined with commas' }),
  candidateEmail: Type.String({ description: 'joined with commas' }),
  status: Type.String({
    description: "status of the row in the vendors' folder, empty until it is there; for people outside: its progress",
  }),
  remark: Type.String({ description: "the reviewer's; for people outside: what the company lets them know" }),
  jobTitle: Type.String({ description: "title of the request's job, or of the request (D-114)" }),
  interviewStatus: Nullable(Type.Object({ name: Type.String(), color: Type.String() })),
  createdDate: Moment,
  title: Type.Optional(Type.String({ description: 'ours: what the vendor calls it' })),
  fileName: Type.Optional(Type.String({ description: 'ours' })),
  progress: Type.Optional(openWords(Type.Enum(progresses, { description: 'ours: how far it is' }))),
  consent: Type.Optional(
    Nullable(
      openWords(
        Type.Enum(consents, {
          description:
            'ours: whether the candidate agrees to it; stated: by the vendor, asked: by mail, unreachable: the CV names no e-mail; null: not read yet',
        }),
      ),
    ),
  ),
  consentEvidence: Type.Optional(
    Type.String({ description: 'ours: how and when the candidate agreed, as the vendor says' }),
  ),
  consentDate: Type.Optional(Nullable(Type.String({ ...Moment, description: 'ours: since when it is so' }))),
  submittedBy: Type.Optional(Type.String({ description: 'ours: user name' })),
  candidateId: Type.Optional(Nullable(Id)),
  rowId: Type.Optional(Nullable(Id)),
  standing: Type.Optional(
    Nullable(openWords(Type.Enum(standings, { description: 'ours: what it is beside earlier ones' }))),
  ),
  firstId: Type.Optional(Nullable(Type.String({ description: 'ours: the earlier submission' }))),
  ownerUntil: Type.Optional(Nullable(Moment)),
  ruling: Type.Optional(Nullable(openWords(Type.Enum(rulings, { description: 'ours: what was ruled' })))),
  shownReason: Type.Optional(Type.String({ description: 'ours: what the vendor is told of a rejection' })),
})
export type VendorSubmission = Static<typeof VendorSubmission>
