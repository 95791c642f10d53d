/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'メールテンプレートのプレースホルダー',
  placeholder: 'プレースホルダー',
  name: '名前',
  nameHint: 'テンプレートに書くときの名前です（例：Office_Address）。後から変更できません。',
  description: '説明',
  value: '値',
  valueHint: 'メールと内定通知書で、プレースホルダーがこの値に置き換わります。',
  byProduct: '値がわかる場合に自動で入力されます',
  templates: 'テンプレート',
  search: 'プレースホルダーを検索',
  noneHint: 'メールテンプレートに置いたプレースホルダーは、送信時に値に置き換わります。',
  inUse: 'メールテンプレートで使われています',
  ofProduct: '製品のプレースホルダーは削除できません',
}
