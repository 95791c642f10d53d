export default {
  waiting: 'Jobs waiting for people',
  noneWaiting: 'No job lacks people.',
  job: 'Job',
  lacking: 'Still wanted',
  due: 'Due',
  lackingOf: '{{lack}} of {{total}}',
  more: 'and {{count}} more',
  all: 'All jobs',
  statuses: { OPEN: 'Open', CLOSED: 'Closed', ON_HOLD: 'On Hold', FILLED: 'Filled' },
}
