/** Texts of the reasons of rejections. */
export default {
  title: 'Lý do từ chối',
  reason: 'Lý do',
  name: 'Tên',
  template: 'Mẫu email',
  templateHint: 'Được gợi ý cho người từ chối ứng viên vì lý do này.',
  place: 'Thứ tự',
  placeHint: 'Nếu để trống, lý do này đứng cuối.',
  makeDefault: 'Lý do mặc định',
  makeDefaultHint: 'Được chọn sẵn khi bắt đầu từ chối.',
  renameHint: 'Ứng viên đã bị từ chối giữ nguyên lời ghi lúc đó.',
  candidates: 'Ứng viên',
  search: 'Tìm lý do',
  noneHint: 'Người từ chối ứng viên chọn một trong các lý do này.',
  inUse: 'Có ứng viên bị từ chối vì lý do này: hãy gộp vào lý do khác',
  mergeHint: 'Ứng viên bị từ chối vì {{name}} sẽ được tính cho lý do này. Không thể hoàn tác.',
}
