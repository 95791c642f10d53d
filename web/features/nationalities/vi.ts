/** Texts of the nationalities. */
export default {
  title: 'Quốc tịch',
  word: 'Quốc tịch',
  name: 'Tên',
  candidates: 'Ứng viên',
  search: 'Tìm quốc tịch',
  noneHint: 'Danh sách này được gợi ý khi nhập hoặc tìm ứng viên.',
  renameHint: 'Ứng viên đang có tên cũ sẽ chuyển sang tên mới.',
  inUse: 'Có ứng viên mang quốc tịch này: hãy gộp vào quốc tịch khác',
  mergeHint: 'Ứng viên có {{name}} sẽ chuyển sang quốc tịch này. Không thể hoàn tác.',
}
