export default {
  title: 'RUF',
  createTitle: 'RUF を作成',
  editTitle: 'RUF を編集',
  keyword: '名前またはメモ',
  name: '名前',
  status: 'ステータス',
  statuses: { OPEN: '未着手', IN_PROGRESS: '対応中', DONE: '完了', CANCELLED: '取り消し' },
  candidate: '候補者',
  note: 'メモ',
  createdBy: '作成者',
  createdAt: '作成日時',
  noneHint: 'RUF には対応すべきこと、ステータス、関連する候補者を記録します。最初の RUF を作成してください。',
}
