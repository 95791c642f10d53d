/** Texts of Greeting: inbound candidates. Those of the specification stand as it words them. */
export default {
  title: 'Greeting',
  source: 'Source',
  noneHint: 'Candidates appear here as soon as another system sends them.',
  notAllowed: "no rule lets your role review, or today's number is used up",
  rules: 'Rules',
  rulesHint:
    'Holders of an active role may approve and reject here, at most so many times a day. As soon as one rule is active, only its roles may.',
  noRules: 'No rule yet: everyone who sees this list may review.',
  save: 'Save',
  saved: 'Save successfully!',
  saveFailed: 'Save failed: {{message}}',
  deleted: 'Delete successfully!',
  deleteFailed: 'Delete failed: {{message}}',
}
