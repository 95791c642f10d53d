export default {
  preview: 'プレビュー',
  previous: '前の候補者',
  next: '次の候補者',
  of: '{{name}}（{{count}} 人中 {{at}} 人目）',
  to: '宛先 {{address}}',
  noAddress: 'メールアドレスがないため、送信されません。',
  noSubject: '（件名なし）',
  missing: '情報がありません: {{tokens}}。このままでは送信できません。',
}
