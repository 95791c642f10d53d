/** Texts of the messages to those who run the platform. */
export default {
  title: 'お問い合わせ',
  word: 'お問い合わせ',
  fullName: '氏名',
  email: 'メールアドレス',
  content: '内容',
  userName: 'ユーザー名',
  userAgent: 'ブラウザー',
  search: 'お問い合わせを検索',
  noneHint: 'プラットフォームの運営者へのお問い合わせがここに表示されます。',
}
