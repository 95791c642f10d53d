/** Texts of the pages of text. */
export default {
  title: 'Content',
  word: 'Content page',
  code: 'Code',
  codeHint:
    'Letters, digits, hyphens and underscores. It is part of the address of the page, and stays. The pages with the codes privacy and terms stand on public career sites, too.',
  codeStays: 'The code stays: it is part of the address of the page.',
  pageTitle: 'Title',
  contents: 'Contents',
  read: 'Read',
  search: 'Search codes and titles',
  noneHint: 'Pages of text stand in the menu of help, where everyone signed in reads them.',
  gone: 'There is no such page',
}
