import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openWords } from './shapes.ts'

/** What users are told of, by kind: what has happened, and the parameters that its wording takes. */
export interface NotificationParams {
  importSucceeded: { file: string; rows: string }
  cvsRead: { file: string; files: string }
  importFailed: { file: string; rows: string }
  candidateAssigned: { candidate: string }
  candidateToFollow: { candidate: string; more?: string }
  candidateMoved: { candidate: string; status: string; job: string; more?: string }
  candidateRejected: { candidate: string; job: string; more?: string }
  candidateStatusChanged: { candidate: string; status: string }
  noteShared: { candidate: string }
  candidateReplied: { candidate: string; subject: string }
  candidateMailFailed: { candidate: string; subject: string; more?: string }
  mailFitsNobody: { subject: string }
  folderShared: { folder: string }
  statusEntered: { candidate: string; status: string; job: string; more?: string }
  feedbackAsked: { candidate: string; job: string; more?: string }
  dpsTaskAssigned: { candidate: string }
  interviewPlanned: { candidate: string; job: string }
  interviewMoved: { candidate: string; job: string }
  interviewCancelled: { candidate: string; job: string }
  jobTeamJoined: { job: string }
  applicationReceived: { candidate: string; job: string }
  applicationWithdrawn: { candidate: string; job: string }
  applicationErasureAsked: { candidate: string; job: string }
  jobPublished: { job: string }
  jobPublicationRefused: { job: string }
  jobApprovalAsked: { job: string }
  jobApproved: { job: string }
  jobApprovalRefused: { job: string }
  offerApprovalAsked: { candidate: string; job: string }
  offerApproved: { candidate: string; job: string }
  offerRefused: { candidate: string; job: string }
  offerAccepted: { candidate: string; job: string }
  offerDeclined: { candidate: string; job: string }
  offerExpired: { candidate: string; job: string }
  offerLocked: { candidate: string; job: string }
  interviewBooked: { candidate: string; interview: string }
  interviewDeclined: { name: string; interview: string }
  interviewSoon: { candidate: string; interview: string; hours: string }
  submissionReceived: { vendor: string; candidate: string; job: string }
  submissionUnreadable: { candidate: string; job: string }
  submissionInReview: { candidate: string; job: string }
  submissionInterviewing: { candidate: string; job: string }
  submissionHired: { candidate: string; job: string }
  submissionRejected: { candidate: string; job: string }
  submissionNotEligible: { candidate: string; job: string }
  submissionRefused: { candidate: string; vendor: string; job: string }
}
export type NotificationKind = keyof NotificationParams

/** The closed list of kinds, each with what it tells its reader. */
export const notificationKinds: Readonly<Record<NotificationKind, string>> = {
  cvsRead:
    'CVs that the reader has uploaded are read, and wait to be imported; parameters: file (the first), files (how many).',
  importSucceeded: 'An import that the reader has begun is finished; parameters: file, rows.',
  importFailed: 'An import that the reader has begun has failed; parameters: file, rows.',
  candidateAssigned: 'The reader owns a candidate now; parameter: candidate.',
  candidateToFollow: 'Somebody lets the reader follow candidates; parameters: candidate, and more for how many others.',
  candidateMoved:
    'Somebody has moved candidates that the reader owns or follows to a stage; parameters: candidate, status, job, and more for how many others.',
  candidateRejected:
    'Somebody has rejected candidates that the reader owns or follows; parameters: candidate, job, and more for how many others.',
  candidateStatusChanged:
    'Somebody has given another status to a candidate that the reader owns or follows; parameters: candidate, status (— for none).',
  candidateReplied: 'A candidate has answered a mail; parameters: candidate, subject.',
  candidateMailFailed:
    'A mail of the reader, or to a candidate that they own, did not arrive; parameters: candidate, subject, and more for how many others.',
  mailFitsNobody:
    'A mail that the reader wrote elsewhere, and had logged, is to no candidate of the company; parameter: subject.',
  noteShared: 'A note on a candidate is shared with the reader; parameter: candidate.',
  folderShared: 'A folder is shared with the reader; parameter: folder.',
  statusEntered:
    'Candidates have entered a status, which a workflow tells the reader of; parameters: candidate, status, job, and more for how many others.',
  feedbackAsked:
    'The reader is asked for feedback on candidates; parameters: candidate, job, and more for how many others.',
  dpsTaskAssigned: 'The reader owns a DPS task now; parameter: candidate.',
  interviewPlanned: 'The reader is in the panel of an interview; parameters: candidate, job.',
  interviewMoved: 'An interview of the reader has a new time or place; parameters: candidate, job.',
  interviewCancelled:
    'An interview of the reader is cancelled, or takes place without them; parameters: candidate, job.',
  applicationReceived: 'Somebody has applied for a job on the public site; parameters: candidate, job.',
  applicationWithdrawn: 'Somebody has taken back an application; parameters: candidate, job.',
  applicationErasureAsked: 'Somebody who has applied asks to erase what is stored; parameters: candidate, job.',
  jobTeamJoined: 'The reader recruits for a job now, as its owner or in its team; parameter: job.',
  jobPublished: 'The publication of a job is approved; parameter: job.',
  jobPublicationRefused: 'The publication of a job is refused; parameter: job.',
  jobApprovalAsked: 'A new job waits for the decision of the reader; parameter: job.',
  jobApproved: 'A new job of the reader is approved and open; parameter: job.',
  jobApprovalRefused: 'A new job of the reader is rejected; parameter: job.',
  offerApprovalAsked: 'An offer waits for the decision of the reader; parameters: candidate, job.',
  offerApproved: 'An offer of the reader is approved; parameters: candidate, job.',
  offerRefused: 'An offer of the reader is not approved; parameters: candidate, job.',
  offerAccepted: 'A candidate has accepted an offer of the reader; parameters: candidate, job.',
  offerDeclined: 'A candidate has declined an offer of the reader; parameters: candidate, job.',
  offerExpired: 'An offer of the reader was not answered in time; parameters: candidate, job.',
  offerLocked: 'The link of an offer of the reader is locked after too many wrong codes; parameters: candidate, job.',
  interviewBooked:
    'A candidate has chosen the time of an interview that the reader offers; parameters: candidate, interview.',
  interviewDeclined: 'Somebody declines an interview that the reader has planned; parameters: name, interview.',
  interviewSoon: 'An interview of the reader begins in so many hours; parameters: candidate, interview, hours.',
  submissionReceived: 'A vendor has sent a CV to a request of the reader; parameters: vendor, candidate, job.',
  submissionUnreadable: "A CV of the reader's vendor could not be read; parameters: candidate, job.",
  submissionInReview: "The company has taken up a candidate of the reader's vendor; parameters: candidate, job.",
  submissionInterviewing: "A candidate of the reader's vendor is interviewed; parameters: candidate, job.",
  submissionHired: "A candidate of the reader's vendor was hired; parameters: candidate, job.",
  submissionRejected: "A candidate of the reader's vendor was rejected; parameters: candidate, job.",
  submissionNotEligible: "The reader's vendor is not entitled to a candidate; parameters: candidate, job.",
  submissionRefused: 'A candidate has not agreed that a vendor submits their CV; parameters: candidate, vendor, job.',
}
/** What people choose by how they are told, in the order of the page; the kinds of each are in topicOf. */
export const notificationTopics = {
  approvals: 'Somebody waits for the decision of the reader.',
  assignments: 'Colleagues share with the reader, or assign to them.',
  progress: 'Candidates that the reader owns or follows get on.',
  emails: 'Mails to and from candidates.',
  feedback: 'The feedback of the reader is wanted.',
  interviews: 'Interviews of the reader.',
  jobs: 'Jobs of the reader.',
  offers: 'Offers of the reader.',
  vendors: 'CVs that vendors have sent.',
  imports: 'Imports that the reader has begun.',
} as const
export type NotificationTopic = keyof typeof notificationTopics
export const topicNames = Object.keys(notificationTopics) as NotificationTopic[]

/** Topics that stay in the inbox whatever somebody chooses: colleagues wait for them. */
export const mandatoryTopics: readonly NotificationTopic[] = ['approvals', 'feedback']

const kindsOf: Record<NotificationTopic, readonly NotificationKind[]> = {
  approvals: ['jobApprovalAsked', 'offerApprovalAsked'],
  assignments: ['candidateAssigned', 'candidateToFollow', 'noteShared', 'folderShared', 'dpsTaskAssigned'],
  progress: ['candidateMoved', 'candidateRejected', 'candidateStatusChanged', 'statusEntered'],
  emails: ['candidateReplied', 'candidateMailFailed', 'mailFitsNobody'],
  feedback: ['feedbackAsked'],
  interviews: [
    'interviewPlanned',
    'interviewMoved',
    'interviewCancelled',
    'interviewBooked',
    'interviewDeclined',
    'interviewSoon',
  ],
  jobs: [
    'applicationReceived',
    'applicationWithdrawn',
    'applicationErasureAsked',
    'jobTeamJoined',
    'jobPublished',
    'jobPublicationRefused',
    'jobApproved',
    'jobApprovalRefused',
  ],
  offers: ['offerApproved', 'offerRefused', 'offerAccepted', 'offerDeclined', 'offerExpired', 'offerLocked'],
  vendors: [
    'submissionReceived',
    'submissionUnreadable',
    'submissionInReview',
    'submissionInterviewing',
    'submissionHired',
    'submissionRejected',
    'submissionNotEligible',
    'submissionRefused',
  ],
  imports: ['importSucceeded', 'cvsRead', 'importFailed'],
}
/** The topic of each kind. */
export const topicOf = Object.fromEntries(
  topicNames.flatMap((topic) => kindsOf[topic].map((kind) => [kind, topic])),
) as Record<NotificationKind, NotificationTopic>

const words = Object.keys(notificationKinds) as NotificationKind[]

/** Type of the event that tells of a new notification, and that some were read; its subject is the company. */
export const notificationsChange = 'notifications.changed'

/** One thing that a user is told of; it is worded by whoever shows it, in the reader's language. */
export const Notification = Type.Object({
  id: Id,
  kind: openWords(Type.Enum(words)),
  params: Type.Record(Type.String(), Type.String(), { description: 'what the wording takes, by name' }),
  path: Nullable(Type.String({ description: 'where it leads: a path of the client' })),
  createdBy: Nullable(Type.String({ description: 'user name of who has caused it; null: the product' })),
  createdDate: Moment,
  readDate: Nullable(Moment),
})
export type Notification = Static<typeof Notification>
