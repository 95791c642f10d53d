export default {
  title: '応募',
  job: '求人',
  appliedAt: '応募日時',
  message: 'メッセージ',
  linkSource: 'リンク元',
  kept: 'ほかの求人の選考のための保管',
  withdrawn: '応募の取り下げ',
  erasure: 'データ消去の依頼',
}
