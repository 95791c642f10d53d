import told from '../../../common/notificationTexts/vi.ts'

export default {
  title: 'Thông báo',
  isUnread: 'chưa đọc',
  filter: 'Lọc thông báo',
  all: 'Tất cả',
  unreadOnly: 'Chưa đọc',
  markAll: 'Đánh dấu tất cả đã đọc',
  none: 'Chưa có thông báo',
  noneHint: 'Những gì đồng nghiệp chia sẻ hoặc giao cho bạn, và kết quả nhập tệp của bạn, sẽ hiện ở đây.',
  allRead: 'Bạn đã đọc hết',
  showAll: 'Xem tất cả',
  loadFailed: 'Không tải được thông báo',
  more: 'Thông báo cũ hơn',
  now: 'vừa xong',
  ...told,
}
