/** Texts of countries, cities, levels of education and types of companies. */
export default {
  title: 'Reference data',
  lists: 'Lists of reference data',
  kinds: { COUNTRY: 'Countries', CITY: 'Cities', INSTITUTION_LEVEL: 'Education levels', COMPANY_TYPE: 'Company types' },
  words: { COUNTRY: 'Country', CITY: 'City', INSTITUTION_LEVEL: 'Education level', COMPANY_TYPE: 'Company type' },
  name: 'Name',
  code: 'Code',
  codeHint: 'Two letters as in ISO 3166: VN, JP.',
  place: 'Place',
  placeHint: 'Without one it is the last.',
  makeDefault: 'Chosen by default',
  makeDefaultHint: 'It is chosen where nobody has chosen; the former one is so no more.',
  search: 'Search by name',
  noneHint: 'Other tools and forms offer what stands here.',
  inUse: 'It has cities: move or delete them first',
}
