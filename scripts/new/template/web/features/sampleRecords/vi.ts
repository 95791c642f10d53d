export default {
  title: 'Sample records',
  createTitle: 'Tạo sample record',
  editTitle: 'Sửa sample record',
  keyword: 'Tên hoặc ghi chú',
  name: 'Tên',
  note: 'Ghi chú',
  createdBy: 'Người tạo',
  createdAt: 'Ngày tạo',
  noneHint: 'Hãy tạo mục đầu tiên.',
}
