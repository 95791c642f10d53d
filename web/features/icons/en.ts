/** Texts of the icons. */
export default {
  title: 'Icons',
  word: 'Icon',
  name: 'Name',
  icon: 'Icon',
  modules: 'Modules',
  search: 'Search icons',
  noneHint: 'Menu modules use icons from this list.',
  inUse: 'Modules use this icon. Give them another icon first.',
}
