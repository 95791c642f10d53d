export default {
  title: 'Phê duyệt',
  statuses: {
    PENDING: 'Đang chờ phê duyệt',
    APPROVED: 'Đã phê duyệt',
    REJECTED: 'Đã từ chối',
    WITHDRAWN: 'Đã rút yêu cầu',
  },
  round: 'Lần {{number}}: {{status}}',
  commentHint: 'Người phụ trách sẽ đọc nhận xét này. Khi từ chối, bạn phải nêu lý do.',
  sayWhy: 'Hãy nêu lý do bạn từ chối công việc này.',
  askAgain: 'Gửi lại yêu cầu phê duyệt',
  withdraw: 'Rút yêu cầu',
  done: {
    APPROVE: 'Bạn đã phê duyệt công việc.',
    REJECT: 'Bạn đã từ chối công việc.',
    ASK: 'Đã gửi lại yêu cầu cho người phê duyệt.',
    WITHDRAW: 'Đã rút yêu cầu.',
  },
}
