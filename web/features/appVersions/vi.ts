/** Texts of the versions of the apps. */
export default {
  title: 'Phiên bản ứng dụng',
  word: 'Phiên bản ứng dụng',
  appId: 'Ứng dụng',
  version: 'Phiên bản',
  versionHint: 'Các số cách nhau bằng dấu chấm: 2.10.1',
  need: 'Cập nhật',
  require: 'Bắt buộc',
  optional: 'Tùy chọn',
  updateRequired: 'Bắt buộc cập nhật',
  updateHint: 'Ai dùng phiên bản cũ hơn phải cập nhật.',
  search: 'Tìm ứng dụng và phiên bản',
  noneHint: 'Ứng dụng di động hỏi tại đây xem có phải cập nhật không.',
}
