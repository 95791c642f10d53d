/** Texts of the icons. */
export default {
  title: 'Biểu tượng',
  word: 'Biểu tượng',
  name: 'Tên',
  icon: 'Biểu tượng',
  modules: 'Mô-đun',
  search: 'Tìm biểu tượng',
  noneHint: 'Các mô-đun trong menu dùng biểu tượng của danh sách này.',
  inUse: 'Có mô-đun đang dùng: hãy chọn biểu tượng khác cho chúng trước',
}
