/** Texts of the recruitment channels. */
export default {
  title: 'Recruitment channels',
  word: 'Channel',
  name: 'Name',
  candidates: 'Candidates',
  triggers: 'Triggers',
  search: 'Search channels',
  noneHint: 'Channels say where candidates come from: a job site, a referral, a vendor.',
  renameHint: 'Candidates who came by it show the new name.',
  inUse: 'Candidates or triggers name it: merge it into another channel',
  mergeHint: 'Candidates, rows of imports and triggers of {{name}} will be of this channel. This cannot be undone.',
}
