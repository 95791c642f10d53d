export default {
  title: 'Tiếp nhận',
  source: 'Nguồn',
  noneHint: 'Ứng viên sẽ xuất hiện ở đây ngay khi hệ thống khác gửi đến.',
  notAllowed: 'không có quy tắc nào cho phép vai trò của bạn duyệt, hoặc bạn đã dùng hết số lượt hôm nay',
  rules: 'Quy tắc',
  rulesHint:
    'Người giữ vai trò có quy tắc đang bật được duyệt và từ chối ở đây, tối đa số lần này mỗi ngày. Khi có một quy tắc đang bật, chỉ những vai trò đó được duyệt.',
  noRules: 'Chưa có quy tắc: ai xem được danh sách này cũng được duyệt.',
  save: 'Lưu',
  saved: 'Lưu thành công!',
  saveFailed: 'Lưu thất bại: {{message}}',
  deleted: 'Xóa thành công!',
  deleteFailed: 'Xóa thất bại: {{message}}',
}
