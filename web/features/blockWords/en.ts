/** Texts of the block words. */
export default {
  title: 'Block words',
  word: 'Block word',
  keyword: 'Keyword',
  keywordHint: 'Matches whole words, ignoring case and accents.',
  search: 'Search keywords',
  noneHint: 'Candidates whose data contains a block word are not imported. Create the first one.',
  deleteHint: 'Future imports no longer check for it. Candidates that were already blocked stay blocked.',
}
