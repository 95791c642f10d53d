export default {
  title: '応募受付',
  source: '送信元',
  noneHint: '他のシステムから送られた候補者がすぐにここに表示されます。',
  notAllowed: 'あなたのロールに審査を許可するルールがないか、本日の上限に達しています',
  rules: 'ルール',
  rulesHint:
    '有効なロールを持つ人は、1 日の上限までここで承認・却下できます。有効なルールが 1 つでもあると、そのロールだけが審査できます。',
  noRules: 'まだルールがありません。この一覧を見られる人は誰でも審査できます。',
  save: '保存',
  saved: '保存しました！',
  saveFailed: '保存に失敗しました: {{message}}',
  deleted: '削除しました！',
  deleteFailed: '削除に失敗しました: {{message}}',
}
