export default {
  title: '承認',
  statuses: { PENDING: '承認待ち', APPROVED: '承認済み', REJECTED: '却下', WITHDRAWN: '依頼取り下げ' },
  round: '{{number}} 回目：{{status}}',
  commentHint: '担当者に表示されます。却下する場合は必須です。',
  sayWhy: '却下する理由を入力してください。',
  askAgain: 'もう一度承認を依頼する',
  withdraw: '依頼を取り下げる',
  done: {
    APPROVE: '求人を承認しました。',
    REJECT: '求人を却下しました。',
    ASK: '承認者にもう一度依頼しました。',
    WITHDRAW: '依頼を取り下げました。',
  },
}
