/** Texts of pictures. */
export default {
  image: '画像',
  hint: 'JPG または PNG、2 MB 未満',
  wrongType: 'アップロードできるのは JPG/PNG ファイルのみです。',
  tooLarge: '画像は 2MB 未満にしてください。',
  unread: 'ファイルを読み込めませんでした。もう一度選択してください。',
  remove: '画像を削除',
  missing: '画像を読み込めませんでした',
  photoOf: '{{name}} の写真',
}
