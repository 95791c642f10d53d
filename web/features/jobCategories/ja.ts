/** Texts of the job categories. */
export default {
  title: '職種カテゴリー',
  category: '職種カテゴリー',
  columns: { name: '名称', actions: '操作' },
  none: '職種カテゴリーはまだありません',
  noneHint: '求人はカテゴリー別に分類されます。最初のカテゴリーを作成してください。',
  deleteHint: '求人が登録されているカテゴリーは削除できません。',
  name: '名称',
}
