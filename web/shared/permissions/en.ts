/** Texts of the choice of permissions. */
export default {
  keysHint: 'You can only give permissions that you have yourself.',
  searchKeys: 'Search permissions',
  given_one: '{{count}} permission given',
  given_other: '{{count}} permissions given',
  changed_one: '{{count}} unsaved change',
  changed_other: '{{count}} unsaved changes',
  share: '{{count}} of {{all}}',
  fold: 'Hide {{module}}',
  unfold: 'Show {{module}}',
  noKeys: 'No permissions found.',
  noModules: 'The permissions could not be loaded. The current permissions are kept.',
  isOff: 'Switched off',
  isChanged: 'Changed',
  isNew: 'New',
  isGone: 'Removed',
}
