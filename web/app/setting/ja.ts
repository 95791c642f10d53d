/** Texts of the settings hub: the namespace `setting`. */
export default {
  title: '設定',
  sections: '設定の項目',
  noSection: 'この項目は利用できないか、閲覧する権限がありません。',
  preferences: '表示と操作',
  language: '言語',
  colours: 'テーマ',
  timeZone: 'タイムゾーン',
  keyboard: 'キーボード',
  useShortcuts: 'キーボードショートカットを使う',
  showShortcuts: 'すべてのショートカットを表示',
}
