/** Texts of the versions of the apps. */
export default {
  title: 'App versions',
  word: 'App version',
  appId: 'App',
  version: 'Version',
  versionHint: 'Numbers with dots between them: 2.10.1',
  need: 'Update',
  require: 'Require',
  optional: 'Optional',
  updateRequired: 'Require to update',
  updateHint: 'Who has an older version must update.',
  search: 'Search apps and versions',
  noneHint: 'The mobile apps ask here whether they must be updated.',
}
