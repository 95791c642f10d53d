/** Texts of the locations. */
export default {
  title: '勤務地',
  word: '勤務地',
  name: '名前',
  address: '住所',
  addressHint: '番地まで入力してください。この勤務地の会議室で行う面接の案内に記載されます。',
  city: '市区町村',
  country: '国',
  place: '順番',
  placeHint: '1 から。勤務地はこの順番で表示されます。',
  departments: '部署',
  rooms: '会議室',
  search: '勤務地を検索',
  noneHint: '部署は勤務地に属し、面接はその会議室で行われます。',
  inUse: '部署または会議室があります。先に移してください',
}
