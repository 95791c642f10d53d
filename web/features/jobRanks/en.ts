/** Texts of the job ranks. */
export default {
  title: 'Job ranks',
  word: 'Job rank',
  name: 'Name',
  place: 'Place',
  placeHint: 'Starts with 1 for the most junior rank. Forms use this order to calculate a rank.',
  candidates: 'Candidates',
  jobs: 'Jobs',
  forms: 'Forms',
  search: 'Search job ranks',
  noneHint: 'Ranks describe jobs and candidates. Feedback forms can calculate them.',
  renameHint: 'Candidates with the old name will get the new one.',
  inUse: 'Candidates, jobs or forms use this rank. Merge it into another rank.',
  mergeHint: 'Candidates, jobs and forms with {{name}} will get this rank instead. This cannot be undone.',
}
