import type { Loss } from './loss.ts'

/** What administrators lose without certain operations. */
export const administrationLosses: readonly Loss[] = [
  {
    operations: ['roleLookup'],
    instead: ['roleSettings'],
    cost: 'only roles that rules of modules name can be chosen, and have a name',
  },
  {
    operations: ['appModule*', 'roleList', 'roleByIds', 'roleGet', 'roleCreate', 'roleUpdate', 'roleDelete'],
    cost: 'the screens of roles and modules show an error',
  },
  {
    operations: ['userImport*', 'accountPasswordLink', 'accountSignOut', 'accountResetSecondFactor'],
    cost: 'nobody is invited by mail, signed out or rid of a lost second factor by an administrator; a file of users is not checked before',
  },
  { operations: ['session*', 'passkey*', 'avatarUpdate'], cost: 'no sessions, passkeys or new picture in the profile' },
  {
    operations: ['departmentM*', 'departmentI*'],
    cost: 'the page of departments shows an error, and no file of departments is imported',
  },
  {
    operations: ['companyM*', 'companyP*', 'companyBr*'],
    cost: 'companies are neither added nor changed, have no brand, and their numbers of people are not shown',
  },
  {
    operations: ['candidateFieldM*'],
    cost: 'the fields of candidates are used as they are; the company profile shows an error',
  },
  { operations: ['candidateDataM*'], cost: 'the page of the statuses and labels of candidates shows an error' },
  { operations: ['stageM*'], cost: 'the page of the stages shows an error' },
  { operations: ['referenceM*'], cost: 'the page of the reference data shows an error' },
  {
    operations: ['vendorByIds', 'vendorConfigByIds', 'vendorRequestByIds'],
    instead: ['vendorGet', 'vendorConfigGet', 'vendorRequestGet'],
    cost: 'vendors, those in charge of them, and requests are read one at a time',
  },
  {
    operations: ['vendorPeople', 'vendorInvite'],
    cost: 'who signs in for a vendor is not shown, and nobody of a vendor is invited from its page',
  },
  {
    operations: ['vendorSubmissionByIds'],
    instead: ['vendorSubmissionSubmitted'],
    cost: 'a submitted CV that is opened by its id is looked for in the list of all',
  },
  {
    operations: ['vendorSubmissionWithdraw', 'vendorSubmissionRule'],
    cost: 'vendors take no CV back, and nobody rules on whose candidate somebody is',
  },
  {
    operations: ['vendorAgreement*', 'vendorPlacement*', 'vendorPerformance'],
    cost: 'nothing is known of what was agreed on with vendors, of their fees, and of how they do',
  },
  {
    operations: ['career*'],
    cost: 'there is no public site of jobs, nobody applies on it, and candidates show no applications',
  },
  { operations: ['vendorConsent*'], cost: 'candidates whom vendors submit are not asked whether they agree' },
  { operations: ['vendorRequestMails'], cost: 'nobody is told when a request was mailed and to whom' },
  { operations: ['keywordM*'], cost: 'the page of keywords shows an error' },
  { operations: ['nationalityM*'], cost: 'the page of nationalities shows an error' },
  { operations: ['rejectReasonM*'], cost: 'the page of the reasons of rejections shows an error' },
  { operations: ['channelM*'], cost: 'the page of the recruitment channels shows an error' },
  { operations: ['bannerShown'], cost: 'no banners are seen but on the page of those who look after them' },
  { operations: ['machineClient*'], cost: 'the page of the company secret keys shows an error' },
  { operations: ['companyTextManage*'], cost: "the page of the company's own words shows an error" },
  { operations: ['contentTitles'], cost: 'the menu of help names no pages to read' },
  { operations: ['appVersionApps'], cost: 'a new version of an app has no app to choose' },
  { operations: ['firstStepList'], cost: 'the page of the first steps shows an error' },
  { operations: ['iconManage*'], cost: 'the page of the icons shows an error' },
  { operations: ['emailSenderM*'], cost: 'the page of the e-mail senders shows an error' },
  {
    operations: ['tableArrangement*'],
    cost: 'tables are as the product brings them, whatever is arranged for a role, and nobody arranges them for others',
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
  { operations: ['settingManage*'], cost: 'the page of the system settings shows an error' },
  { operations: ['locationM*'], cost: 'the page of the locations shows an error' },
  { operations: ['jobRankM*'], cost: 'the page of the job ranks shows an error' },
  { operations: ['jobDataM*'], cost: 'the page of job data shows an error' },
  {
    operations: ['emailTemplateM*'],
    cost: 'the page of e-mail templates shows an error; templates are chosen and sent as they are',
  },
  { operations: ['emailTokenM*'], cost: 'the page of the placeholders of e-mail templates shows an error' },
]
