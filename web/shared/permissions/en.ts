/** Texts of the choice of permissions. */
export default {
  keysHint: 'You can give only permissions that you hold yourself.',
  searchKeys: 'Search permissions',
  given_one: '{{count}} permission given',
  given_other: '{{count}} permissions given',
  changed_one: '{{count}} changed and not saved',
  changed_other: '{{count}} changed and not saved',
  share: '{{count}} of {{all}}',
  fold: 'Hide {{module}}',
  unfold: 'Show {{module}}',
  noKeys: 'No permission is called like that.',
  noModules: 'The permissions could not be loaded. Those that are given stay as they are.',
  isOff: 'Switched off',
  isChanged: 'Changed',
  isNew: 'New',
  isGone: 'Taken away',
}
