/** Texts of approvers' decisions on any kind of record: the namespace `verdicts`. */
export default {
  decisions: {
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    SKIPPED: 'Skipped: no longer an approver',
    DROPPED: 'No longer asked',
    WAITING: 'Deciding now',
    LATER: 'Later',
  },
  decidedBy: 'Decided by {{name}}',
  yourTurn: 'Your decision',
  comment: 'Comment',
  approve: 'Approve',
  reject: 'Reject',
}
