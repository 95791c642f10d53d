import { Type, type Static } from 'typebox'
import { Id, Moment, Nullable, openEnum } from './shapes.ts'

/** The notifications of users by kind: what has happened, and the parameters of its text. */
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

/** The closed list of kinds, each with what it reports to its reader. */
export const notificationKinds: Readonly<Record<NotificationKind, string>> = {
  cvsRead:
    'CVs that the reader uploaded have been read and are ready to be imported; parameters: file (the first), files (how many).',
  importSucceeded: 'An import that the reader started has finished; parameters: file, rows.',
  importFailed: 'An import that the reader started has failed; parameters: file, rows.',
  candidateAssigned: 'The reader has become the owner of a candidate; parameter: candidate.',
  candidateToFollow:
    'Somebody has made the reader a follower of candidates; parameters: candidate, and more (the number of others).',
  candidateMoved:
    'Somebody has moved candidates that the reader owns or follows to a stage; parameters: candidate, status, job, and more (the number of others).',
  candidateRejected:
    'Somebody has rejected candidates that the reader owns or follows; parameters: candidate, job, and more (the number of others).',
  candidateStatusChanged:
    'Somebody has changed the status of a candidate that the reader owns or follows; parameters: candidate, status (— if none).',
  candidateReplied: 'A candidate has replied to a mail; parameters: candidate, subject.',
  candidateMailFailed:
    'A mail from the reader, or to a candidate that they own, could not be delivered; parameters: candidate, subject, and more (the number of others).',
  mailFitsNobody:
    'A mail that the reader sent from their own mail program to be logged is not addressed to a candidate of the company; parameter: subject.',
  noteShared: 'A note on a candidate has been shared with the reader; parameter: candidate.',
  folderShared: 'A folder has been shared with the reader; parameter: folder.',
  statusEntered:
    'Candidates have entered a status, and its workflow notifies the reader; parameters: candidate, status, job, and more (the number of others).',
  feedbackAsked:
    'The reader has been asked for feedback on candidates; parameters: candidate, job, and more (the number of others).',
  dpsTaskAssigned: 'The reader has become the owner of a DPS task; parameter: candidate.',
  interviewPlanned: 'The reader is in the panel of an interview; parameters: candidate, job.',
  interviewMoved: 'An interview of the reader has a new time or place; parameters: candidate, job.',
  interviewCancelled:
    'An interview of the reader has been cancelled, or the reader has been removed from its panel; parameters: candidate, job.',
  applicationReceived: 'Somebody has applied for a job on the public site; parameters: candidate, job.',
  applicationWithdrawn: 'Somebody has withdrawn an application; parameters: candidate, job.',
  applicationErasureAsked: 'An applicant has requested that their stored data be erased; parameters: candidate, job.',
  jobTeamJoined: 'The reader now recruits for a job, as its owner or as a member of its team; parameter: job.',
  jobPublished: 'The publication of a job has been approved; parameter: job.',
  jobPublicationRefused: 'The publication of a job has been refused; parameter: job.',
  jobApprovalAsked: "A new job waits for the reader's decision; parameter: job.",
  jobApproved: 'A new job of the reader has been approved and is open; parameter: job.',
  jobApprovalRefused: 'A new job of the reader has been rejected; parameter: job.',
  offerApprovalAsked: "An offer waits for the reader's decision; parameters: candidate, job.",
  offerApproved: 'An offer of the reader has been approved; parameters: candidate, job.',
  offerRefused: 'An offer of the reader has not been approved; parameters: candidate, job.',
  offerAccepted: 'A candidate has accepted an offer of the reader; parameters: candidate, job.',
  offerDeclined: 'A candidate has declined an offer of the reader; parameters: candidate, job.',
  offerExpired: 'An offer of the reader was not answered in time; parameters: candidate, job.',
  offerLocked:
    'The link of an offer of the reader has been locked after too many wrong codes; parameters: candidate, job.',
  interviewBooked:
    'A candidate has chosen the time of an interview that the reader offered; parameters: candidate, interview.',
  interviewDeclined: 'Somebody has declined an interview that the reader planned; parameters: name, interview.',
  interviewSoon: 'An interview of the reader begins in a number of hours; parameters: candidate, interview, hours.',
  submissionReceived: 'A vendor has submitted a CV for a request of the reader; parameters: vendor, candidate, job.',
  submissionUnreadable: "A CV of the reader's vendor could not be read; parameters: candidate, job.",
  submissionInReview:
    "The company has accepted a candidate of the reader's vendor for review; parameters: candidate, job.",
  submissionInterviewing: "A candidate of the reader's vendor is being interviewed; parameters: candidate, job.",
  submissionHired: "A candidate of the reader's vendor was hired; parameters: candidate, job.",
  submissionRejected: "A candidate of the reader's vendor was rejected; parameters: candidate, job.",
  submissionNotEligible: "The reader's vendor is not entitled to a candidate; parameters: candidate, job.",
  submissionRefused:
    'A candidate has refused consent to the submission of their CV by a vendor; parameters: candidate, vendor, job.',
}
/**
 * The topics for which users choose how they are notified, in the order of the page. topicOf has the kinds of each
 * topic.
 */
export const notificationTopics = {
  approvals: "Somebody waits for the reader's decision.",
  assignments: 'Colleagues have shared something with the reader or assigned it to them.',
  progress: 'Candidates that the reader owns or follows have made progress.',
  emails: 'Mails to and from candidates.',
  feedback: "The reader's feedback has been requested.",
  interviews: 'Interviews of the reader.',
  jobs: 'Jobs of the reader.',
  offers: 'Offers of the reader.',
  vendors: 'CVs that vendors have sent.',
  imports: 'Imports that the reader started.',
} as const
export type NotificationTopic = keyof typeof notificationTopics
export const topicNames = Object.keys(notificationTopics) as NotificationTopic[]

/** Topics that always reach the inbox, whatever the user chooses, because colleagues are waiting. */
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

/** Type of the event for a new notification, and for notifications that were read; its subject is the company. */
export const notificationsChange = 'notifications.changed'

/** A notification of a user. The client that shows it words it in the reader's language. */
export const Notification = Type.Object({
  id: Id,
  kind: openEnum(Type.Enum(words)),
  params: Type.Record(Type.String(), Type.String(), { description: 'the parameters of the text, by name' }),
  path: Nullable(Type.String({ description: 'the path in the client to which it leads' })),
  createdBy: Nullable(Type.String({ description: 'user name of the person who caused it; null: the product' })),
  createdDate: Moment,
  readDate: Nullable(Moment),
})
export type Notification = Static<typeof Notification>
