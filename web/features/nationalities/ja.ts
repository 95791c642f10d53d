/** Texts of the nationalities. */
export default {
  title: '国籍',
  word: '国籍',
  name: '名前',
  candidates: '候補者',
  search: '国籍を検索',
  none: '国籍はまだありません',
  noneHint: '候補者の入力や検索の際に候補として表示されます。',
  renameHint: '元の国籍の候補者は、新しい名前に変わります。',
  inUse: 'この国籍の候補者がいます。別の国籍に統合してください',
  mergeHint: '{{name}} の候補者はこの国籍に変わります。元に戻せません。',
}
