import told from '../../../common/notificationTexts/en.ts'

export default {
  title: 'Notifications',
  isUnread: 'unread',
  filter: 'Show',
  all: 'All',
  unreadOnly: 'Unread',
  markAll: 'Mark all as read',
  none: 'Nothing new yet',
  noneHint:
    'You will be notified here when colleagues share something with you or assign it to you, and when your imports are finished.',
  allRead: 'You have read everything',
  showAll: 'Show all',
  loadFailed: 'The notifications could not be loaded',
  more: 'Earlier notifications',
  now: 'just now',
  ...told,
}
