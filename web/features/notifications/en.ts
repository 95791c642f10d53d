import told from '../../../common/notificationTexts/en.ts'

export default {
  title: 'Notifications',
  isUnread: 'unread',
  filter: 'Which notifications',
  all: 'All',
  unreadOnly: 'Unread',
  markAll: 'Mark all as read',
  none: 'Nothing new yet',
  noneHint: 'What colleagues share with you or assign to you, and the end of your imports, appears here.',
  allRead: 'You have read everything',
  showAll: 'Show all',
  loadFailed: 'The notifications could not be loaded',
  more: 'Earlier notifications',
  now: 'just now',
  ...told,
}
