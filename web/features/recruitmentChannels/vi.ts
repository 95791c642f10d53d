/** Texts of the recruitment channels. */
export default {
  title: 'Kênh tuyển dụng',
  word: 'Kênh',
  name: 'Tên',
  candidates: 'Ứng viên',
  triggers: 'Hành động tự động',
  search: 'Tìm kênh',
  noneHint: 'Kênh cho biết ứng viên đến từ đâu: trang việc làm, giới thiệu, nhà cung cấp.',
  renameHint: 'Ứng viên đến từ kênh này sẽ hiển thị tên mới.',
  inUse: 'Có ứng viên hoặc hành động tự động đang dùng: hãy gộp vào kênh khác',
  mergeHint: 'Ứng viên, dòng nhập và hành động tự động của {{name}} sẽ chuyển sang kênh này. Không thể hoàn tác.',
}
