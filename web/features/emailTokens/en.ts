/** Texts of the placeholders of e-mail templates. */
export default {
  title: 'Token email templates',
  placeholder: 'Placeholder',
  name: 'Name',
  nameHint: 'As it will stand in templates: Office_Address. It stays as it is.',
  description: 'Description',
  value: 'Value',
  valueHint: 'It takes the place of the placeholder in e-mails and in offer letters.',
  byProduct: 'Filled in by the product, where it is known',
  templates: 'Templates',
  search: 'Search placeholders',
  noneHint: 'Placeholders stand in email templates; values take their place when mail is sent.',
  inUse: 'Email templates hold it',
  ofProduct: 'Placeholders of the product stay',
}
