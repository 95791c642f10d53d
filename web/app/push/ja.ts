/** Words of push messages; the service worker puts the values in. */
export default {
  importSucceeded: '{{file}} の取り込みが完了しました',
  importFailed: '{{file}} の取り込みに失敗しました',
  rows: '行数: {{rows}}',
  other: '新しいお知らせがあります',
}
