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
  noneHint: '求人と候補者の職位を表します。評価フォームでの職位の計算にも使われます。',
  renameHint: '元の名前の職位を持つ候補者には、新しい名前が表示されます。',
  inUse: '候補者、求人またはフォームで使われています。別の職位に統合してください',
  mergeHint: '{{name}} の候補者、求人、フォームには、この職位が設定されます。元に戻せません。',
}
