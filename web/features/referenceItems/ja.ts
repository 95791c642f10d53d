/** Texts of countries, cities, levels of education and types of companies. */
export default {
  title: '参照データ',
  lists: '参照データの一覧',
  kinds: { COUNTRY: '国', CITY: '都市', INSTITUTION_LEVEL: '学歴区分', COMPANY_TYPE: '会社の種類' },
  words: { COUNTRY: '国', CITY: '都市', INSTITUTION_LEVEL: '学歴区分', COMPANY_TYPE: '会社の種類' },
  name: '名前',
  code: 'コード',
  codeHint: 'ISO 3166 の 2 文字：VN、JP。',
  place: '順番',
  placeHint: '空欄の場合は最後になります。',
  makeDefault: '既定にする',
  makeDefaultHint: '選択されていない場合に選ばれます。これまでの既定は解除されます。',
  search: '名前で検索',
  noneHint: 'ここにある項目は、ほかのツールやフォームで選べます。',
  inUse: '都市があります。先に移動または削除してください',
}
