export default {
  preview: 'Preview',
  previous: 'Previous candidate',
  next: 'Next candidate',
  of: '{{name}} ({{at}} of {{count}})',
  to: 'to {{address}}',
  noAddress: 'There is no e-mail address: nothing is sent.',
  noSubject: '(no subject)',
  missing: 'Nothing is known for: {{tokens}}. The e-mail cannot be sent so.',
}
