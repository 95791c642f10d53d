/** Texts of the marks for what was read from a CV: the namespace `cvMarks`. */
export default {
  mark: 'from CV',
  readFrom: 'from CV: {{name}}',
  check: 'check',
  checkFrom: 'check, from CV: {{name}}',
  unsure: 'This may have been misread. Compare it with the CV.',
  page: 'Page {{page}}',
}
