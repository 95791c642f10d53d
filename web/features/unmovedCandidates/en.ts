export default {
  unmoved: 'Candidates waiting for you',
  span: 'Not moved for',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  noneUnmoved_one: 'All candidates in your open jobs have moved within {{count}} day.',
  noneUnmoved_other: 'All candidates in your open jobs have moved within {{count}} days.',
  more_one: '{{count}} more candidate',
  more_other: '{{count}} more candidates',
}
