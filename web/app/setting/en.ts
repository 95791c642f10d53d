/** Texts of the settings hub: the namespace `setting`. */
export default {
  title: 'Setting',
  sections: 'Sections of the settings',
  noSection: 'This section is not available, or you may not see it.',
  preferences: 'Preferences',
  language: 'Language',
  colours: 'Theme',
  timeZone: 'Time zone',
  keyboard: 'Keyboard',
  useShortcuts: 'Use keyboard shortcuts',
  showShortcuts: 'Show all shortcuts',
}
