/** Texts of the recruitment channels. */
export default {
  title: 'Kênh tuyển dụng',
  word: 'Kênh',
  name: 'Tên',
  candidates: 'Ứng viên',
  triggers: 'Kích hoạt',
  search: 'Tìm kênh',
  none: 'Chưa có kênh nào',
  noneHint: 'Kênh cho biết ứng viên đến từ đâu: trang việc làm, giới thiệu, nhà cung cấp.',
  renameHint: 'Ứng viên đến từ kênh này sẽ hiển thị tên mới.',
  inUse: 'Có ứng viên hoặc kích hoạt đang dùng: hãy gộp vào kênh khác',
  mergeHint: 'Ứng viên, dòng nhập và kích hoạt của {{name}} sẽ chuyển sang kênh này. Không thể hoàn tác.',
}
