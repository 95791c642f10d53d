/** Texts of the settings hub: the namespace `setting`. */
export default {
  title: 'Thiết lập',
  sections: 'Các mục thiết lập',
  noSection: 'Mục này chưa có, hoặc bạn không được xem.',
  preferences: 'Tùy chọn',
  language: 'Ngôn ngữ',
  colours: 'Giao diện',
  timeZone: 'Múi giờ',
  keyboard: 'Bàn phím',
  useShortcuts: 'Dùng phím tắt',
  showShortcuts: 'Xem tất cả phím tắt',
}
