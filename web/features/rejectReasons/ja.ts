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
  makeDefaultHint: '候補者を不採用にするとき、最初から選択されています。',
  renameHint: 'すでに不採用になった候補者には、当時の理由名が残ります。',
  candidates: '候補者',
  search: '理由を検索',
  noneHint: '候補者を不採用にする人がこの中から選びます。',
  inUse: 'この理由で不採用の候補者がいます。別の理由に統合してください',
  mergeHint: '{{name}} で不採用の候補者は、この理由として扱われます。元に戻せません。',
}
