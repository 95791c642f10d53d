/** Texts of the decisions of approvers, whatever they are about: the namespace `verdicts`. */
export default {
  decisions: {
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    SKIPPED: 'Skipped: no longer an approver',
    DROPPED: 'Not asked any more',
    WAITING: 'Deciding now',
    LATER: 'Later',
  },
  decidedBy: 'Decided by {{name}}',
  yourTurn: 'Your decision',
  comment: 'Comment',
  approve: 'Approve',
  reject: 'Reject',
}
