/** Texts of the app versions. */
export default {
  title: 'App versions',
  word: 'App version',
  appId: 'App',
  version: 'Version',
  versionHint: 'Numbers separated by dots, for example 2.10.1',
  need: 'Update',
  require: 'Require',
  optional: 'Optional',
  updateRequired: 'Require to update',
  updateHint: 'Users with an older version must update.',
  search: 'Search apps and versions',
  noneHint: 'The mobile apps check this list to see whether they must be updated.',
}
