/** Texts of the pages of text. */
export default {
  title: 'Nội dung',
  word: 'Trang nội dung',
  code: 'Mã',
  codeHint:
    'Chữ cái, chữ số, dấu gạch nối và gạch dưới. Mã là một phần địa chỉ của trang và không thay đổi. Các trang có mã privacy và terms cũng hiển thị trên trang tuyển dụng công khai.',
  codeStays: 'Mã không thay đổi: nó là một phần địa chỉ của trang.',
  pageTitle: 'Tiêu đề',
  contents: 'Nội dung',
  read: 'Đọc',
  search: 'Tìm mã và tiêu đề',
  noneHint: 'Các trang nội dung nằm trong menu trợ giúp, mọi người đã đăng nhập đều đọc được.',
  gone: 'Không có trang này',
}
