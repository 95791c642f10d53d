/** Words of push messages; the service worker puts the values in. They name no people: they stand on locked screens. */
export default {
  importSucceeded: '{{file}} の取り込みが完了しました',
  importFailed: '{{file}} の取り込みに失敗しました',
  candidateAssigned: '候補者の担当者になりました',
  candidateToFollow: '候補者をフォローしています',
  noteShared: 'メモが共有されました',
  folderShared: 'フォルダーが共有されました',
  statusEntered: '候補者が新しいステータスに入りました',
  feedbackAsked: 'フィードバックをお願いします',
  dpsTaskAssigned: 'DPS タスクの担当者になりました',
  jobTeamJoined: '求人の採用チームに加わりました',
  jobPublished: '求人の公開が承認されました',
  jobPublicationRefused: '求人の公開が却下されました',
  rows: '行数: {{rows}}',
  other: '新しいお知らせがあります',
}
