/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'Chỗ trống của mẫu email',
  placeholder: 'Chỗ trống',
  name: 'Tên',
  nameHint: 'Như sẽ viết trong mẫu: Office_Address. Tên không đổi được về sau.',
  description: 'Mô tả',
  value: 'Giá trị',
  valueHint: 'Giá trị này được điền vào chỗ trống trong email và thư mời nhận việc.',
  byProduct: 'Do sản phẩm điền, khi đã biết',
  templates: 'Mẫu email',
  search: 'Tìm chỗ trống',
  noneHint: 'Chỗ trống nằm trong mẫu email; khi gửi, giá trị được điền vào.',
  inUse: 'Có mẫu email đang dùng chỗ trống này',
  ofProduct: 'Chỗ trống của sản phẩm không xóa được',
}
