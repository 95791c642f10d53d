export default {
  title: 'Approval',
  statuses: {
    PENDING: 'Waiting for approval',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    WITHDRAWN: 'Request withdrawn',
  },
  round: 'Round {{number}}: {{status}}',
  commentHint: 'The owner can read it. It is required if you reject.',
  sayWhy: 'Say why you reject the job.',
  askAgain: 'Ask for approval again',
  withdraw: 'Withdraw request',
  done: {
    APPROVE: 'You have approved the job.',
    REJECT: 'You have rejected the job.',
    ASK: 'The approvers are asked again.',
    WITHDRAW: 'The request has been withdrawn.',
  },
}
