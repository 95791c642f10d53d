export default {
  unmoved: '対応待ちの候補者',
  span: 'ステータス変更なしの期間',
  days_other: '{{count}} 日',
  noneUnmoved_other: '担当している募集中の求人で {{count}} 日間動きのない候補者はいません。',
  more_other: 'ほか {{count}} 名',
}
