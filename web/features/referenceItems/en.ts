/** Texts of countries, cities, levels of education and types of companies. */
export default {
  title: 'Reference data',
  lists: 'Lists of reference data',
  kinds: { COUNTRY: 'Countries', CITY: 'Cities', INSTITUTION_LEVEL: 'Education levels', COMPANY_TYPE: 'Company types' },
  words: { COUNTRY: 'Country', CITY: 'City', INSTITUTION_LEVEL: 'Education level', COMPANY_TYPE: 'Company type' },
  name: 'Name',
  code: 'Code',
  codeHint: 'The two-letter ISO 3166 code, for example VN or JP.',
  place: 'Place',
  placeHint: 'Leave empty to add it at the end.',
  makeDefault: 'Chosen by default',
  makeDefaultHint: 'It is selected if no one chooses another entry. It replaces the current default.',
  search: 'Search by name',
  noneHint: 'Forms and other tools offer these entries.',
  inUse: 'This country has cities. Move or delete them first.',
}
