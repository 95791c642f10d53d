export default {
  unmoved: 'Candidates who wait for you',
  span: 'No move for',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  noneUnmoved_one: 'Nobody in your open jobs has stood still for {{count}} day.',
  noneUnmoved_other: 'Nobody in your open jobs has stood still for {{count}} days.',
  more_one: '{{count}} more candidate',
  more_other: '{{count}} more candidates',
}
