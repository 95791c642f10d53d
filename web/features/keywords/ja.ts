/** Texts of the keywords. */
export default {
  title: 'キーワード',
  lists: 'キーワードの一覧',
  name: '名前',
  kinds: {
    SKILL_KEYWORD: 'スキル',
    SKILL_EXCEPTION: 'スキル以外',
    LANGUAGE_KEYWORD: '言語',
    CERTIFICATE_KEYWORD: '資格',
    EDUCATION_INSTITUTION: '教育機関',
    COMPANY_KEYWORD: '勤務先',
    COUNTRY_KEYWORD: '国',
  },
  candidates: '候補者',
  jobs: '求人',
  search: 'キーワードを検索',
  noneHint:
    'スキルと言語は、候補者・求人の入力や検索で選択肢として表示されます。ほかの一覧はほかのツールが読み取ります。',
  renameHint: '候補者と求人の元の語は、新しい語に置き換わります。',
  inUse: '候補者または求人で使われています。別のキーワードに統合してください',
  mergeHint: '{{name}} を持つ候補者と求人には、代わりにこのキーワードが設定されます。元に戻せません。',
}
