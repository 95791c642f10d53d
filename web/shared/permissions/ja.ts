/** Texts of the choice of permissions. */
export default {
  keysHint: '付与できるのは自分が持つ権限だけです。',
  searchKeys: '権限を検索',
  given_one: '付与済みの権限：{{count}}件',
  given_other: '付与済みの権限：{{count}}件',
  changed_one: '未保存の変更：{{count}}件',
  changed_other: '未保存の変更：{{count}}件',
  share: '{{all}}件中{{count}}件',
  fold: '{{module}}を閉じる',
  unfold: '{{module}}を開く',
  noKeys: '該当する権限はありません。',
  noModules: '権限を読み込めませんでした。付与済みの権限はそのまま保持されます。',
  isOff: 'オフ',
  isChanged: '変更あり',
  isNew: '追加',
  isGone: '解除',
}
