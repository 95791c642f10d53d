/** Texts of the nationalities. */
export default {
  title: 'Nationalities',
  word: 'Nationality',
  name: 'Name',
  candidates: 'Candidates',
  search: 'Search nationalities',
  noneHint: 'These nationalities can be selected in candidate forms and searches.',
  renameHint: 'Candidates with the old nationality will get the new one.',
  inUse: 'Candidates use this. Merge it into another one.',
  mergeHint: 'It will replace {{name}} for all candidates. This cannot be undone.',
}
