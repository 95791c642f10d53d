/** Texts of the job categories. */
export default {
  title: 'Danh mục công việc',
  category: 'Danh mục công việc',
  columns: { name: 'Tên', actions: 'Thao tác' },
  none: 'Chưa có danh mục công việc nào',
  noneHint: 'Vị trí tuyển dụng được xếp theo danh mục. Hãy tạo danh mục đầu tiên.',
  deleteHint: 'Không thể xóa danh mục đang có vị trí tuyển dụng.',
  name: 'Tên',
}
