/** Texts of the statuses and labels of candidates. */
export default {
  title: 'Candidate data',
  lists: 'Lists about candidates',
  kinds: { CANDIDATE_STATUS: 'Statuses', LABEL: 'Labels' },
  words: { CANDIDATE_STATUS: 'Status', LABEL: 'Label' },
  name: 'Name',
  color: 'Colour',
  place: 'Place',
  placeHint: 'Without one it is the last.',
  makeDefault: 'Status of new candidates',
  makeDefaultHint: 'New candidates begin with it; the former one is so no more.',
  candidates: 'Candidates',
  search: 'Search by name',
  noneHint: 'Candidates have one status, and as many labels as one likes.',
  inUse: 'Candidates have it: merge it into another one',
  mergeHint: 'Candidates with {{name}} will have it instead. This cannot be undone.',
}
