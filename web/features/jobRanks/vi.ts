/** Texts of the job ranks. */
export default {
  title: 'Cấp bậc',
  word: 'Cấp bậc',
  name: 'Tên',
  place: 'Thứ tự',
  placeHint: 'Từ 1, cấp thấp đứng trước. Biểu mẫu tính cấp bậc theo thứ tự này.',
  candidates: 'Ứng viên',
  jobs: 'Tin tuyển dụng',
  forms: 'Biểu mẫu',
  search: 'Tìm cấp bậc',
  none: 'Chưa có cấp bậc nào',
  noneHint: 'Tin tuyển dụng và ứng viên được mô tả bằng cấp bậc; biểu mẫu đánh giá tính ra cấp bậc.',
  renameHint: 'Ứng viên đang có tên cũ sẽ chuyển sang tên mới.',
  inUse: 'Có ứng viên, tin tuyển dụng hoặc biểu mẫu đang dùng: hãy gộp vào cấp bậc khác',
  mergeHint: 'Ứng viên, tin tuyển dụng và biểu mẫu có {{name}} sẽ chuyển sang cấp bậc này. Không thể hoàn tác.',
}
