/** Texts of the content pages. */
export default {
  title: 'Content',
  word: 'Content page',
  code: 'Code',
  codeHint:
    'Letters, digits, hyphens and underscores. It is part of the page address and cannot be changed later. Pages with the codes privacy and terms also appear on public career sites.',
  codeStays: 'The code is part of the page address and cannot be changed.',
  pageTitle: 'Title',
  contents: 'Contents',
  read: 'Read',
  search: 'Search codes and titles',
  noneHint: 'Content pages appear in the help menu, where all signed-in users can read them.',
  gone: 'This page does not exist',
}
