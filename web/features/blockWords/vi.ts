/** Texts of the block words. */
export default {
  title: 'Từ bị chặn',
  word: 'Từ bị chặn',
  keyword: 'Từ khóa',
  keywordHint: 'Cả từ, không phân biệt chữ hoa, chữ thường và dấu.',
  search: 'Tìm từ khóa',
  noneHint: 'Ứng viên có dữ liệu chứa từ bị chặn sẽ không được nhập. Hãy tạo từ đầu tiên.',
  deleteHint: 'Các lần nhập từ nay sẽ không kiểm tra từ này nữa. Ứng viên đã bị chặn vẫn bị chặn.',
}
