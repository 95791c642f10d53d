/** Texts of the job categories. */
export default {
  title: 'Danh mục công việc',
  category: 'Danh mục công việc',
  columns: { name: 'Tên', actions: 'Thao tác' },
  noneHint: 'Công việc được xếp theo danh mục. Hãy tạo danh mục đầu tiên.',
  deleteHint: 'Không thể xóa danh mục đang có công việc.',
  name: 'Tên',
}
