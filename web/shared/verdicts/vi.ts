export default {
  decisions: {
    APPROVED: 'Đã phê duyệt',
    REJECTED: 'Đã từ chối',
    SKIPPED: 'Bỏ qua: không còn quyền phê duyệt',
    DROPPED: 'Không cần xét duyệt nữa',
    WAITING: 'Đang xét duyệt',
    LATER: 'Chưa đến lượt',
  },
  decidedBy: '{{name}} đã quyết định thay',
  yourTurn: 'Quyết định của bạn',
  comment: 'Nhận xét',
  approve: 'Phê duyệt',
  reject: 'Từ chối',
}
