/** Texts of the messages to those who run the platform. */
export default {
  title: 'Liên hệ',
  word: 'Liên hệ',
  fullName: 'Họ và tên',
  email: 'Email',
  content: 'Nội dung',
  userName: 'Tên đăng nhập',
  userAgent: 'Trình duyệt',
  search: 'Tìm liên hệ',
  noneHint: 'Những gì mọi người viết cho bên vận hành nền tảng sẽ hiển thị ở đây.',
}
