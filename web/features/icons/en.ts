/** Texts of the icons. */
export default {
  title: 'Icons',
  word: 'Icon',
  name: 'Name',
  icon: 'Icon',
  modules: 'Modules',
  search: 'Search icons',
  noneHint: 'Modules of the menu carry icons of this list.',
  inUse: 'Modules carry it: give them another icon first',
}
