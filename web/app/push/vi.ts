/** Words of push messages; the service worker puts the values in. */
export default {
  importSucceeded: 'Đã nhập xong {{file}}',
  importFailed: 'Nhập {{file}} không thành công',
  rows: 'Số dòng: {{rows}}',
  other: 'Có thông tin mới dành cho bạn',
}
