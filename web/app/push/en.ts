/** Words of push messages; the service worker puts the values in. */
export default {
  importSucceeded: 'Import of {{file}} is finished',
  importFailed: 'Import of {{file}} has failed',
  rows: 'Rows: {{rows}}',
  other: 'Something new for you',
}
