export default {
  title: 'Approval',
  statuses: {
    PENDING: 'Waiting for approval',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    WITHDRAWN: 'Request taken back',
  },
  round: 'Round {{number}}: {{status}}',
  commentHint: 'The owner reads it. A rejection needs one.',
  sayWhy: 'Say why you reject the job.',
  askAgain: 'Ask for approval again',
  withdraw: 'Take the request back',
  done: {
    APPROVE: 'You have approved the job.',
    REJECT: 'You have rejected the job.',
    ASK: 'The approvers are asked again.',
    WITHDRAW: 'The request is taken back.',
  },
}
