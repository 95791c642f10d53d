/**
 * The namespaces of the texts that every page, the landing page and every list need. They are one file per language and
 * are loaded with the application: a component that reads one of them never waits for it.
 */
export const commonNamespaces = [
  'common',
  'shared',
  'list',
  'dashboards',
  'talentFolders',
  'unmovedCandidates',
  'workItems',
] as const
