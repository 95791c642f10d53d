/** Texts of the versions of the apps. */
export default {
  title: 'アプリのバージョン',
  word: 'アプリのバージョン',
  appId: 'アプリ',
  version: 'バージョン',
  versionHint: '数字をドットで区切ります：2.10.1',
  need: '更新',
  require: '必須',
  optional: '任意',
  updateRequired: '更新を必須にする',
  updateHint: '古いバージョンの利用者は更新が必要になります。',
  search: 'アプリとバージョンを検索',
  noneHint: 'モバイルアプリは更新が必要かどうかをここで確認します。',
}
