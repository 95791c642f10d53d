/** Texts of the recruitment channels. */
export default {
  title: '採用チャネル',
  word: '採用チャネル',
  name: '名前',
  candidates: '候補者',
  triggers: 'トリガー',
  search: '採用チャネルを検索',
  noneHint: '求人サイト、紹介、ベンダーなど、候補者がどこから来たかを表します。',
  renameHint: 'このチャネルから来た候補者には新しい名前が表示されます。',
  inUse: '候補者またはトリガーで使われています。別のチャネルに統合してください',
  mergeHint: '{{name}} の候補者、取り込み行、トリガーは、この採用チャネルに変わります。元に戻せません。',
}
