export default {
  title: '承認',
  statuses: { PENDING: '承認待ち', APPROVED: '承認済み', REJECTED: '却下', WITHDRAWN: '依頼取り下げ' },
  round: '{{number}} 回目：{{status}}',
  commentHint: '担当者に表示されます。却下する場合は必須です。',
  sayWhy: '却下する理由を入力してください。',
  askAgain: '承認を再依頼',
  withdraw: '依頼を取り下げ',
  done: {
    APPROVE: '求人を承認しました。',
    REJECT: '求人を却下しました。',
    ASK: '承認者に再度依頼しました。',
    WITHDRAW: '依頼を取り下げました。',
  },
}
