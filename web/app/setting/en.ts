/** Texts of the settings hub: the namespace `setting`. */
export default {
  title: 'Setting',
  sections: 'Settings sections',
  noSection: 'This section is not available, or you do not have access to it.',
  preferences: 'Preferences',
  language: 'Language',
  colours: 'Theme',
  timeZone: 'Time zone',
  keyboard: 'Keyboard',
  useShortcuts: 'Use keyboard shortcuts',
  showShortcuts: 'Show all shortcuts',
}
