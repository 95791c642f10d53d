/** Texts of the icons. */
export default {
  title: 'アイコン',
  word: 'アイコン',
  name: '名前',
  icon: 'アイコン',
  modules: 'モジュール',
  search: 'アイコンを検索',
  noneHint: 'メニューのモジュールはこの一覧のアイコンを使います。',
  inUse: 'モジュールで使われています。先に別のアイコンにしてください',
}
