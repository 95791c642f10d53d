/** Texts of the statuses and labels of candidates. */
export default {
  title: '候補者データ',
  lists: '候補者に関する一覧',
  kinds: { CANDIDATE_STATUS: 'ステータス', LABEL: 'ラベル' },
  words: { CANDIDATE_STATUS: 'ステータス', LABEL: 'ラベル' },
  name: '名前',
  color: '色',
  place: '順番',
  placeHint: '空欄の場合は最後になります。',
  makeDefault: '新しい候補者のステータスにする',
  makeDefaultHint: '新しい候補者はこのステータスで始まり、これまでのものは既定ではなくなります。',
  candidates: '候補者',
  search: '名前で検索',
  none: 'この一覧にはまだ項目がありません',
  noneHint: '候補者は 1 つのステータスと、いくつでもラベルを持てます。',
  inUse: '候補者が持っています。別の項目に統合してください',
  mergeHint: '{{name}} の候補者はこの項目に変わります。元に戻せません。',
}
