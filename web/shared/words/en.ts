/** Texts of merging words: skills, nationalities … */
export default {
  name: 'Name',
  isDefault: 'Default',
  merge: 'Merge',
  mergeTitle: 'Merge {{name}} into another one',
  into: 'Which one stays',
  moreThan: 'more than {{count}}',
}
