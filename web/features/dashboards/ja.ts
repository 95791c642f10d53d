export default {
  title: 'ダッシュボード',
  morning: 'おはようございます、{{name}} さん',
  afternoon: 'こんにちは、{{name}} さん',
  evening: 'こんばんは、{{name}} さん',
  signedInAs: '{{company}} の {{role}}',
  yourScreens: '利用できる画面',
  noScreens: '現在のロールで開ける画面は他にありません。必要な権限を管理者に依頼してください。',
  banners: 'お知らせ',
}
