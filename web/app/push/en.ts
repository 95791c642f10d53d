/** Words of push messages; the service worker puts the values in. They name no people: they stand on locked screens. */
export default {
  importSucceeded: 'Import of {{file}} is finished',
  importFailed: 'Import of {{file}} has failed',
  candidateAssigned: 'You are the owner of a candidate now',
  candidateToFollow: 'You follow a candidate now',
  noteShared: 'A note is shared with you',
  folderShared: 'A folder is shared with you',
  statusEntered: 'A candidate has entered a status',
  feedbackAsked: 'Your feedback is wanted',
  dpsTaskAssigned: 'A DPS task is yours now',
  jobTeamJoined: 'You recruit for a job now',
  jobPublished: 'A job is published now',
  jobPublicationRefused: 'The publication of a job is refused',
  rows: 'Rows: {{rows}}',
  other: 'Something new for you',
}
