/** Texts of the job ranks. */
export default {
  title: '職位',
  word: '職位',
  name: '名前',
  place: '順番',
  placeHint: '1 から、低い職位が先です。フォームはこの順番で職位を計算します。',
  candidates: '候補者',
  jobs: '求人',
  forms: 'フォーム',
  search: '職位を検索',
  none: '職位はまだありません',
  noneHint: '求人と候補者の職位を表し、評価フォームが計算に使います。',
  renameHint: '元の名前の候補者は、新しい名前に変わります。',
  inUse: '候補者、求人またはフォームで使われています。別の職位に統合してください',
  mergeHint: '{{name}} の候補者、求人、フォームはこの職位に変わります。元に戻せません。',
}
