/** Texts of the locations. */
export default {
  title: 'Địa điểm',
  word: 'Địa điểm',
  name: 'Tên',
  address: 'Địa chỉ',
  addressHint: 'Số nhà và đường: thư mời phỏng vấn tại phòng ở đó sẽ ghi địa chỉ này.',
  city: 'Tỉnh, thành phố',
  country: 'Quốc gia',
  place: 'Thứ tự',
  placeHint: 'Từ 1: thứ tự hiển thị của các địa điểm.',
  departments: 'Phòng ban',
  rooms: 'Phòng phỏng vấn',
  search: 'Tìm địa điểm',
  noneHint: 'Phòng ban làm việc tại các địa điểm, và các buổi phỏng vấn diễn ra trong phòng ở đó.',
  inUse: 'Có phòng ban hoặc phòng phỏng vấn tại đây: hãy chuyển đi trước',
}
