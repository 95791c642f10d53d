/** Texts of words that are merged: skills, nationalities … */
export default {
  name: 'Tên',
  isDefault: 'Mặc định',
  merge: 'Gộp',
  mergeTitle: 'Gộp {{name}} vào mục khác',
  into: 'Mục được giữ lại',
  moreThan: 'hơn {{count}}',
}
