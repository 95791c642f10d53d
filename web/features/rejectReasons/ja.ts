/** Texts of the reasons of rejections. */
export default {
  title: '不採用理由',
  reason: '理由',
  name: '名前',
  template: 'メールテンプレート',
  templateHint: 'この理由で候補者を不採用にするときに提案されます。',
  place: '順番',
  placeHint: '空欄の場合は最後になります。',
  makeDefault: '既定の理由にする',
  makeDefaultHint: '不採用の入力を始めたときに選ばれています。',
  renameHint: 'すでに不採用になった候補者には、当時の言葉が残ります。',
  candidates: '候補者',
  search: '理由を検索',
  none: '理由はまだありません',
  noneHint: '候補者を不採用にする人がこの中から選びます。',
  inUse: 'この理由で不採用の候補者がいます。別の理由に統合してください',
  mergeHint: '{{name}} で不採用の候補者はこの理由に数えられます。元に戻せません。',
}
