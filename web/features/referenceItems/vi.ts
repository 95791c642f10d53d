/** Texts of countries, cities, levels of education and types of companies. */
export default {
  title: 'Dữ liệu tham chiếu',
  lists: 'Các danh sách dữ liệu tham chiếu',
  kinds: {
    COUNTRY: 'Quốc gia',
    CITY: 'Tỉnh, thành phố',
    INSTITUTION_LEVEL: 'Trình độ học vấn',
    COMPANY_TYPE: 'Loại công ty',
  },
  words: {
    COUNTRY: 'Quốc gia',
    CITY: 'Tỉnh, thành phố',
    INSTITUTION_LEVEL: 'Trình độ học vấn',
    COMPANY_TYPE: 'Loại công ty',
  },
  name: 'Tên',
  code: 'Mã',
  codeHint: 'Hai chữ cái theo ISO 3166: VN, JP.',
  place: 'Thứ tự',
  placeHint: 'Nếu để trống, mục này đứng cuối.',
  makeDefault: 'Chọn mặc định',
  makeDefaultHint: 'Được chọn khi chưa ai chọn, thay cho mục trước.',
  search: 'Tìm theo tên',
  noneHint: 'Các công cụ và biểu mẫu khác dùng những mục ở đây.',
  inUse: 'Có tỉnh, thành phố: hãy chuyển hoặc xóa chúng trước',
}
