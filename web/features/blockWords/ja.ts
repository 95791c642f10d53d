/** Texts of the block words. */
export default {
  title: '禁止語',
  word: '禁止語',
  keyword: 'キーワード',
  keywordHint: '単語単位で照合します。大文字・小文字やアクセントの違いは区別しません。',
  search: 'キーワードを検索',
  noneHint: '禁止語を含む候補者は取り込まれません。最初の禁止語を作成してください。',
  deleteHint: '今後の取り込みでは照合されなくなります。すでに除外された候補者はそのままです。',
}
