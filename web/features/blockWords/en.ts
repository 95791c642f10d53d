/** Texts of the block words. */
export default {
  title: 'Block words',
  word: 'Block word',
  keyword: 'Keyword',
  keywordHint: 'Whole words, in any case of the letters and with or without accents.',
  search: 'Search keywords',
  noneHint: 'Candidates whose data contain a block word are kept out of imports. Create the first one.',
  deleteHint: 'Imports that begin from now on no longer look for it. Who was kept out stays out.',
}
