export default {
  title: 'RUF',
  createTitle: 'Tạo RUF',
  editTitle: 'Sửa RUF',
  keyword: 'Tên hoặc ghi chú',
  name: 'Tên',
  status: 'Trạng thái',
  statuses: { OPEN: 'Mới mở', IN_PROGRESS: 'Đang xử lý', DONE: 'Hoàn thành', CANCELLED: 'Đã hủy' },
  candidate: 'Ứng viên',
  note: 'Ghi chú',
  createdBy: 'Người tạo',
  createdAt: 'Ngày tạo',
  noneHint: 'RUF ghi lại việc cần làm, trạng thái và ứng viên liên quan. Hãy tạo RUF đầu tiên.',
}
