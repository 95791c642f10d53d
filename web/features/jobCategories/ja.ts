/** Texts of the job categories. */
export default {
  title: '求人カテゴリ',
  category: '求人カテゴリ',
  columns: { name: '名称', actions: '操作' },
  noneHint: '求人はカテゴリ別に分類されます。最初のカテゴリを作成してください。',
  deleteHint: '求人が登録されているカテゴリは削除できません。',
  name: '名称',
}
