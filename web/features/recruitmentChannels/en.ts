/** Texts of the recruitment channels. */
export default {
  title: 'Recruitment channels',
  word: 'Channel',
  name: 'Name',
  candidates: 'Candidates',
  triggers: 'Triggers',
  search: 'Search channels',
  noneHint: 'Channels show where candidates come from, for example a job site, a referral or a vendor.',
  renameHint: 'Candidates from this channel will show the new name.',
  inUse: 'Candidates or triggers use this channel. Merge it into another one.',
  mergeHint: 'Candidates, import rows and triggers of {{name}} will use this channel. This cannot be undone.',
}
