/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'メールテンプレートのトークン',
  placeholder: '差し込み項目',
  name: '名前',
  nameHint: 'テンプレートに書くときの名前です（例：Office_Address）。後から変更できません。',
  description: '説明',
  value: '値',
  valueHint: 'メールとオファーレターで差し込み項目の代わりに入ります。',
  byProduct: 'わかっている場合に製品が入力します',
  templates: 'テンプレート',
  search: '差し込み項目を検索',
  none: '差し込み項目はまだありません',
  noneHint: 'メールテンプレートに置くと、送信時に値に置き換わります。',
  inUse: 'メールテンプレートで使われています',
  ofProduct: '製品の差し込み項目は削除できません',
}
