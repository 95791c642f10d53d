/** Texts of the job ranks. */
export default {
  title: 'Cấp bậc',
  word: 'Cấp bậc',
  name: 'Tên',
  place: 'Thứ tự',
  placeHint: 'Từ 1, cấp thấp đứng trước. Biểu mẫu tính cấp bậc theo thứ tự này.',
  candidates: 'Ứng viên',
  jobs: 'Công việc',
  forms: 'Biểu mẫu',
  search: 'Tìm cấp bậc',
  noneHint: 'Công việc và ứng viên được mô tả bằng cấp bậc; biểu mẫu nhận xét tính ra cấp bậc.',
  renameHint: 'Ứng viên đang có tên cũ sẽ chuyển sang tên mới.',
  inUse: 'Có ứng viên, công việc hoặc biểu mẫu đang dùng: hãy gộp vào cấp bậc khác',
  mergeHint: 'Ứng viên, công việc và biểu mẫu có {{name}} sẽ chuyển sang cấp bậc này. Không thể hoàn tác.',
}
