/** Texts of the job ranks. */
export default {
  title: 'Job ranks',
  word: 'Job rank',
  name: 'Name',
  place: 'Place',
  placeHint: 'From 1, junior first. Forms calculate a rank by this order.',
  candidates: 'Candidates',
  jobs: 'Jobs',
  forms: 'Forms',
  search: 'Search job ranks',
  noneHint: 'Jobs and candidates are described with ranks, and feedback forms calculate them.',
  renameHint: 'Candidates who have the old name will have the new one.',
  inUse: 'Candidates, jobs or forms have it: merge it into another rank',
  mergeHint: 'Candidates, jobs and forms with {{name}} will have this rank. This cannot be undone.',
}
