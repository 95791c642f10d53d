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
  makeDefaultHint: '新しい候補者はこのステータスから始まります。これまでの既定は解除されます。',
  candidates: '候補者',
  search: '名前で検索',
  noneHint: '候補者には、ステータスを 1 つと、ラベルをいくつでも付けられます。',
  inUse: '候補者で使われています。別の項目に統合してください',
  mergeHint: '{{name}} の候補者には、代わりにこの項目が設定されます。元に戻せません。',
}
