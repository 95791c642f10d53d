/** Texts of the job request products. */
export default {
  title: '求人プロダクト',
  menuGroup: '求人サービス',
  createTitle: '求人プロダクトの作成',
  editTitle: '求人プロダクトの編集',
  columns: { title: 'タイトル', company: '会社 ID', sort: '表示順' },
  typeFilter: '種類',
  allTypes: 'すべての種類',
  noneHint: '求人プロダクトを使うと、求人が求人一覧のタブに表示されます。最初の求人プロダクトを作成してください。',
  job: '求人',
  searchJobs: '職種名またはスキルで検索',
  jobTitle: 'タイトル',
  company: '会社 ID',
  type: '種類',
  sort: '表示順',
  sortHint: '0 から 100 までの数値。小さいものが先に表示されます。',
}
