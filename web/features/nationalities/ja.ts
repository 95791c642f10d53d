/** Texts of the nationalities. */
export default {
  title: '国籍',
  word: '国籍',
  name: '名前',
  candidates: '候補者',
  search: '国籍を検索',
  noneHint: '候補者の入力や検索の際に選択肢として表示されます。',
  renameHint: 'この国籍の候補者には、新しい名前が表示されます。',
  inUse: 'この国籍の候補者がいます。別の国籍に統合してください',
  mergeHint: '{{name}} の候補者の国籍は、この国籍に変わります。元に戻せません。',
}
