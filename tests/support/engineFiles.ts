/**
 * The services' tests that also run on the embedded database if PostgreSQL runs all of them, because the engines differ
 * there, with the reason. Without PostgreSQL every test runs on the embedded database. Each key is part of a path.
 */
export const engineFiles: Readonly<Record<string, string>> = {
  'tests/company/': 'the folder of the embedded database is locked while the product runs',
  'tests/core/services/cache': 'wake-ups over one connection',
  'tests/core/services/database/': 'one connection and its locks; a folder instead of a server',
  'tests/core/services/events/': 'wake-ups over one connection',
  'tests/core/services/files/': 'files are given to records over one connection',
  'tests/core/services/http/': 'start and migrations on an empty folder; requests at once over one connection',
  'tests/core/services/jobs/': 'jobs and crashes beside other work over one connection',
  'tests/faults/diskFull': 'a full disk meets files of another kind',
  'tests/faults/killed': 'killed processes leave files of another kind',
  'tests/core/services/identity/throttling.test.ts': 'counts of several requests at once, over one connection',
  '/demo.service.test.ts': 'newcomers start with the demo data on the embedded database',
  'tests/upgrades/': 'a data folder of an earlier version',
  'tests/features/calls/callExpiry.service.test.ts': 'rows that run out are found by the time of the database',
  'tests/features/candidateCvs/cvTexts.service.test.ts': 'search by words, and triggers',
  'tests/features/candidates/demo.service.test.ts': 'the demo is written in few statements',
  'tests/features/candidates/duplicates.service.test.ts': 'search by trigrams and words',
  'tests/features/candidates/filters.service.test.ts': 'search by trigrams, words and sets of keys',
  'tests/features/candidates/list.service.test.ts': 'sort orders and search',
  'tests/features/departments/': 'recursive queries over the tree',
  'tests/features/interviews/': 'hours that exclude each other, at once over one connection',
  'tests/features/lookups/seed.service.test.ts': 'the collation of sorted names',
  'tests/features/verifications/importJob.service.test.ts': 'an import commits in chunks beside other work',
  'tests/features/verifications/mailReceiver.service.test.ts': 'mails arrive while one connection serves everything',
}
