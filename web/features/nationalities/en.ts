/** Texts of the nationalities. */
export default {
  title: 'Nationalities',
  word: 'Nationality',
  name: 'Name',
  candidates: 'Candidates',
  search: 'Search nationalities',
  noneHint: 'Nationalities are offered to everyone who fills in or searches candidates.',
  renameHint: 'Candidates who have the old one will have the new one.',
  inUse: 'Candidates have it: merge it into another one',
  mergeHint: 'Candidates with {{name}} will have it instead. This cannot be undone.',
}
