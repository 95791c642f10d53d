/** Texts of the statuses and labels of candidates. */
export default {
  title: 'Dữ liệu ứng viên',
  lists: 'Các danh sách về ứng viên',
  kinds: { CANDIDATE_STATUS: 'Trạng thái', LABEL: 'Nhãn' },
  words: { CANDIDATE_STATUS: 'Trạng thái', LABEL: 'Nhãn' },
  name: 'Tên',
  color: 'Màu',
  place: 'Thứ tự',
  placeHint: 'Nếu để trống, mục này đứng cuối.',
  makeDefault: 'Trạng thái của ứng viên mới',
  makeDefaultHint: 'Ứng viên mới bắt đầu với trạng thái này thay cho trạng thái trước.',
  candidates: 'Ứng viên',
  search: 'Tìm theo tên',
  noneHint: 'Mỗi ứng viên có một trạng thái và số nhãn tùy ý.',
  inUse: 'Có ứng viên đang dùng: hãy gộp vào mục khác',
  mergeHint: 'Ứng viên có {{name}} sẽ chuyển sang mục này. Không thể hoàn tác.',
}
