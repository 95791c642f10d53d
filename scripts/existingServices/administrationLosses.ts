import type { Loss } from './loss.ts'

/** What administrators lose without certain operations. */
export const administrationLosses: readonly Loss[] = [
  {
    operations: ['roleLookup'],
    instead: ['roleSettings'],
    cost: 'only roles that module rules name can be chosen and have a name',
  },
  {
    operations: ['appModule*', 'roleList', 'roleByIds', 'roleGet', 'roleCreate', 'roleUpdate', 'roleDelete'],
    cost: 'the screens of roles and modules show an error',
  },
  {
    operations: ['userImport*', 'accountPasswordLink', 'accountSignOut', 'accountResetSecondFactor'],
    cost: 'administrators cannot invite users by mail, sign them out or remove a lost second factor; a file of users is not checked before the import',
  },
  {
    operations: ['session*', 'passkey*', 'avatarUpdate'],
    cost: 'the profile has no sessions or passkeys, and its picture cannot be changed',
  },
  {
    operations: ['departmentM*', 'departmentI*'],
    cost: 'the page of departments shows an error, and departments cannot be imported from a file',
  },
  {
    operations: ['companyM*', 'companyP*', 'companyBr*'],
    cost: 'companies cannot be added or changed, have no brand, and show no number of users',
  },
  {
    operations: ['candidateFieldM*'],
    cost: 'the candidate fields are used as they are; the company profile shows an error',
  },
  { operations: ['candidateDataM*'], cost: 'the page of candidate statuses and labels shows an error' },
  { operations: ['stageM*'], cost: 'the page of stages shows an error' },
  { operations: ['referenceM*'], cost: 'the page of reference data shows an error' },
  {
    operations: ['vendorByIds', 'vendorConfigByIds', 'vendorRequestByIds'],
    instead: ['vendorGet', 'vendorConfigGet', 'vendorRequestGet'],
    cost: 'vendors, the users in charge of them, and requests are read one at a time',
  },
  {
    operations: ['vendorPeople', 'vendorInvite'],
    cost: "the portal users of a vendor are not shown and cannot be invited from the vendor's page",
  },
  {
    operations: ['vendorSubmissionByIds'],
    instead: ['vendorSubmissionSubmitted'],
    cost: 'a submitted CV that is opened by its id is searched in the list of all submissions',
  },
  {
    operations: ['vendorSubmissionWithdraw', 'vendorSubmissionRule'],
    cost: 'vendors cannot withdraw a CV, and nobody can decide to which vendor a candidate belongs',
  },
  {
    operations: ['vendorAgreement*', 'vendorPlacement*', 'vendorPerformance'],
    cost: 'vendor agreements, fees and performance are not available',
  },
  {
    operations: ['career*'],
    cost: 'there is no public career site, nobody can apply there, and candidates show no applications',
  },
  { operations: ['vendorConsent*'], cost: 'candidates whom vendors submit are not asked whether they agree' },
  { operations: ['vendorRequestMails'], cost: 'users cannot see when a request was mailed and to whom' },
  { operations: ['keywordM*'], cost: 'the page of keywords shows an error' },
  { operations: ['nationalityM*'], cost: 'the page of nationalities shows an error' },
  { operations: ['rejectReasonM*'], cost: 'the page of reject reasons shows an error' },
  { operations: ['channelM*'], cost: 'the page of recruitment channels shows an error' },
  { operations: ['bannerShown'], cost: 'banners are only shown on the page where they are managed' },
  { operations: ['machineClient*'], cost: 'the page of company secret keys shows an error' },
  { operations: ['companyTextManage*'], cost: "the page of the company's own texts shows an error" },
  { operations: ['contentTitles'], cost: 'the help menu lists no pages' },
  { operations: ['appVersionApps'], cost: 'no app can be chosen for a new app version' },
  { operations: ['firstStepList'], cost: 'the page of first steps shows an error' },
  { operations: ['iconManage*'], cost: 'the page of icons shows an error' },
  { operations: ['emailSenderM*'], cost: 'the page of e-mail senders shows an error' },
  {
    operations: ['tableArrangement*'],
    cost: "tables have the product's own arrangement, and nobody can arrange them for a role",
  },
  {
    operations: [
      'candidateImportAddCv',
      'candidateImportArchive',
      'candidateImportCheck',
      'candidateImportDecide',
      'candidateImportDelete',
      'candidateImportFailedRows',
      'candidateImportGet',
      'candidateImportList',
      'candidateImportOpenCvs',
      'candidateImportReadCvs',
      'candidateImportRows',
      'candidateImportRun',
      'candidateImportUndo',
      'candidateImportUpload',
    ],
    cost: 'the page of imports from other trackers shows an error',
  },
  { operations: ['settingManage*'], cost: 'the page of system settings shows an error' },
  { operations: ['locationM*'], cost: 'the page of locations shows an error' },
  { operations: ['jobRankM*'], cost: 'the page of job ranks shows an error' },
  { operations: ['jobDataM*'], cost: 'the page of job data shows an error' },
  {
    operations: ['emailTemplateM*'],
    cost: 'the page of e-mail templates shows an error; templates are chosen and sent as they are',
  },
  { operations: ['emailTokenM*'], cost: 'the page of e-mail template placeholders shows an error' },
]
