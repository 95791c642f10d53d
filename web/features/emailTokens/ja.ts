/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'メールテンプレートのトークン',
  placeholder: 'プレースホルダー',
  name: '名前',
  nameHint: 'テンプレートに書くときの名前です（例：Office_Address）。後から変更できません。',
  description: '説明',
  value: '値',
  valueHint: 'メールとオファーレターでプレースホルダーの代わりに入ります。',
  byProduct: 'わかっている場合に製品が入力します',
  templates: 'テンプレート',
  search: 'プレースホルダーを検索',
  none: 'プレースホルダーはまだありません',
  noneHint: 'メールテンプレートに置くと、送信時に値に置き換わります。',
  inUse: 'メールテンプレートで使われています',
  ofProduct: '製品のプレースホルダーは削除できません',
}
