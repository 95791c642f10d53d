export default {
  decisions: {
    APPROVED: '承認済み',
    REJECTED: '却下',
    SKIPPED: 'スキップ（承認権限なし）',
    DROPPED: '審査不要',
    WAITING: '審査中',
    LATER: '順番待ち',
  },
  decidedBy: '{{name}} さんが代理で判断',
  yourTurn: 'あなたの判断',
  comment: 'コメント',
  approve: '承認',
  reject: '却下',
}
