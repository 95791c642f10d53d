/** Texts of the pages of text. */
export default {
  title: 'コンテンツ',
  word: 'コンテンツページ',
  code: 'コード',
  codeHint:
    '英数字、ハイフン、アンダースコアが使えます。ページのアドレスの一部になり、変更できません。コードが privacy と terms のページは、公開の採用サイトにも表示されます。',
  codeStays: 'ページのアドレスの一部のため、コードは変更できません。',
  pageTitle: 'タイトル',
  contents: '本文',
  read: '読む',
  search: 'コードとタイトルを検索',
  noneHint: 'コンテンツページはヘルプメニューに表示され、サインインした全員が読めます。',
  gone: 'このページはありません',
}
