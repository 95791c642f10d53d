/** Texts of candidate statuses and labels. */
export default {
  title: 'Candidate data',
  lists: 'Lists about candidates',
  kinds: { CANDIDATE_STATUS: 'Statuses', LABEL: 'Labels' },
  words: { CANDIDATE_STATUS: 'Status', LABEL: 'Label' },
  name: 'Name',
  color: 'Colour',
  place: 'Place',
  placeHint: 'Leave empty to add it at the end.',
  makeDefault: 'Status of new candidates',
  makeDefaultHint: 'New candidates start with this status. It replaces the current default.',
  candidates: 'Candidates',
  search: 'Search by name',
  noneHint: 'Each candidate has one status and any number of labels.',
  inUse: 'Candidates use this. Merge it into another one.',
  mergeHint: 'It will replace {{name}} for all candidates. This cannot be undone.',
}
