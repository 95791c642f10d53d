export default {
  mark: 'từ CV',
  readFrom: 'từ CV: {{name}}',
  check: 'cần kiểm tra',
  checkFrom: 'cần kiểm tra, từ CV: {{name}}',
  unsure: 'Có thể đã đọc sai. Hãy đối chiếu với CV.',
  page: 'Trang {{page}}',
}
