/** Texts of words that are merged: skills, nationalities … */
export default {
  name: '名前',
  isDefault: '既定',
  merge: '統合',
  mergeTitle: '{{name}} を別の項目に統合',
  into: '残す項目',
  moreThan: '{{count}} 超',
}
