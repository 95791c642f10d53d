/** Texts of pictures. */
export default {
  image: 'Hình ảnh',
  hint: 'JPG hoặc PNG, dưới 2 MB',
  wrongType: 'Chỉ được tải lên tệp JPG/PNG!',
  tooLarge: 'Hình ảnh phải nhỏ hơn 2MB!',
  unread: 'Không đọc được tệp. Hãy chọn lại.',
  remove: 'Bỏ hình ảnh',
  missing: 'Không tải được hình ảnh',
  photoOf: 'Ảnh của {{name}}',
}
