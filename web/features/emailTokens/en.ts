/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'Token email templates',
  placeholder: 'Placeholder',
  name: 'Name',
  nameHint: 'The name used in templates, for example Office_Address. It cannot be changed later.',
  description: 'Description',
  value: 'Value',
  valueHint: 'Replaces the placeholder in e-mails and offer letters.',
  byProduct: 'Filled in automatically if the value is known',
  templates: 'Templates',
  search: 'Search placeholders',
  noneHint: 'Placeholders in e-mail templates are replaced with their values when an e-mail is sent.',
  inUse: 'E-mail templates use this placeholder',
  ofProduct: 'Built-in placeholders cannot be deleted',
}
