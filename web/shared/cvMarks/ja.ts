export default {
  mark: '履歴書より',
  readFrom: '履歴書より：{{name}}',
  check: '要確認',
  checkFrom: '要確認・履歴書より：{{name}}',
  unsure: '読み取りを誤っている可能性があります。履歴書と照らし合わせてください。',
  page: '{{page}} ページ',
}
