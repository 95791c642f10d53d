export default {
  ask: '評価を依頼',
  candidates_other: '候補者 {{count}} 名',
  users: '依頼先',
  usersHint: '一人ずつ専用リンク付きのメールが届きます。',
  form: '評価フォーム',
  newestForm: '最新の有効なフォーム',
  due: '期限',
  note: 'ひとこと',
  asked_other: '{{count}} 件の依頼を送信しました。',
  askedBefore_other: '{{count}} 件は依頼済みで、まだ回答がありません。',
}
