/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'Token của mẫu e-mail',
  placeholder: 'Từ thay thế',
  name: 'Tên',
  nameHint: 'Như sẽ viết trong mẫu: Office_Address. Tên không đổi được về sau.',
  description: 'Mô tả',
  value: 'Giá trị',
  valueHint: 'Giá trị này thay cho từ thay thế trong email và thư mời làm việc.',
  byProduct: 'Do sản phẩm điền, khi đã biết',
  templates: 'Mẫu email',
  search: 'Tìm từ thay thế',
  none: 'Chưa có từ thay thế nào',
  noneHint: 'Từ thay thế nằm trong mẫu email; khi gửi, giá trị sẽ thay cho chúng.',
  inUse: 'Có mẫu email đang dùng từ này',
  ofProduct: 'Từ thay thế của sản phẩm không xóa được',
}
