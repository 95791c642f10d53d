/** Texts of Greeting: inbound candidates. Texts quoted in the specification are kept verbatim. */
export default {
  title: 'Greeting',
  source: 'Source',
  noneHint: 'Candidates appear here as soon as another system sends them.',
  notAllowed: "your role is not allowed to review, or has reached today's limit",
  rules: 'Rules',
  rulesHint:
    'Users with an active role can approve and reject candidates here, up to the daily limit. Once a rule is active, only roles with active rules can review.',
  noRules: 'No rule yet: everyone who sees this list may review.',
  save: 'Save',
  saved: 'Save successfully!',
  saveFailed: 'Save failed: {{message}}',
  deleted: 'Delete successfully!',
  deleteFailed: 'Delete failed: {{message}}',
}
