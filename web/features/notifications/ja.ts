import told from '../../../common/notificationTexts/ja.ts'

export default {
  title: 'お知らせ',
  isUnread: '未読',
  filter: 'お知らせの絞り込み',
  all: 'すべて',
  unreadOnly: '未読',
  markAll: 'すべて既読にする',
  none: 'お知らせはまだありません',
  noneHint: '同僚からの共有や割り当て、取り込みの結果がここに表示されます。',
  allRead: 'すべて既読です',
  showAll: 'すべて表示',
  loadFailed: 'お知らせを読み込めませんでした',
  more: '以前のお知らせ',
  now: 'たった今',
  ...told,
}
