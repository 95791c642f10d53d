/** Texts of the job categories. */
export default {
  title: '職種カテゴリー',
  category: '職種カテゴリー',
  columns: { name: '名称', actions: '操作' },
  none: '職種カテゴリーはまだありません',
  noneHint: '求人はカテゴリー別に分類されます。最初のカテゴリーを作成してください。',
  deleteHint: '求人が登録されているカテゴリーは削除できません。',
  name: '名称',
  image: '画像',
  imageHint: 'JPG または PNG、2 MB 未満',
  imageType: 'アップロードできるのは JPG/PNG ファイルのみです。',
  imageSize: '画像は 2MB 未満にしてください。',
  imageUnread: 'ファイルを読み込めませんでした。もう一度選択してください。',
  removeImage: '画像を削除',
  imageMissing: '画像を読み込めませんでした',
}
