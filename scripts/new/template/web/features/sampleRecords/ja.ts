export default {
  title: 'Sample records',
  createTitle: 'sample record を作成',
  editTitle: 'sample record を編集',
  keyword: '名前またはメモ',
  name: '名前',
  note: 'メモ',
  createdBy: '作成者',
  createdAt: '作成日時',
  noneHint: '最初の項目を作成してください。',
}
