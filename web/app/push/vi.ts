/** Words of push messages; the service worker puts the values in. They name no people: they stand on locked screens. */
export default {
  importSucceeded: 'Đã nhập xong {{file}}',
  importFailed: 'Nhập {{file}} không thành công',
  candidateAssigned: 'Bạn là người phụ trách một ứng viên',
  candidateToFollow: 'Bạn đang theo dõi một ứng viên',
  noteShared: 'Một ghi chú được chia sẻ với bạn',
  folderShared: 'Một thư mục được chia sẻ với bạn',
  statusEntered: 'Một ứng viên đã vào trạng thái mới',
  feedbackAsked: 'Cần nhận xét của bạn',
  dpsTaskAssigned: 'Bạn phụ trách một tác vụ DPS',
  jobTeamJoined: 'Bạn tham gia tuyển dụng cho một công việc',
  jobPublished: 'Một tin tuyển dụng đã được duyệt',
  jobPublicationRefused: 'Một tin tuyển dụng bị từ chối',
  rows: 'Số dòng: {{rows}}',
  other: 'Có thông tin mới dành cho bạn',
}
