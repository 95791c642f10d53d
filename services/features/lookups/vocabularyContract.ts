import { Type } from 'typebox'
import { vocabulary } from '../../core/contract/vocabulary.ts'

const text = Type.String()
const byName = { searchBy: 'name' } as const
const colour = Type.String({ description: 'CSS colour: #1677ff' })

// People
export const skillKeywordList = vocabulary(
  'skillKeyword',
  '/commons-applicant/skill-keywords',
  '002/7.12/8',
  'Skills, in name order.',
)
export const skillExceptionList = vocabulary(
  'skillException',
  '/commons-applicant/skill-keywords-exception',
  '002/7.12/8',
  'Words that look like skills in a CV and are none.',
)
export const languageKeywordList = vocabulary(
  'languageKeyword',
  '/commons-applicant/language-keywords',
  '002/7.12/8, 001/7.5/9, 002/7.6/4',
  'Spoken languages, in name order.',
)
export const labelList = vocabulary(
  'label',
  '/commons-applicant/labels',
  '002/7.12/8, 001/7.5/9, 002/7.6/4',
  'Labels that candidates are marked with.',
  { extra: { color: colour } },
)
export const nationalityList = vocabulary(
  'nationality',
  '/commons-applicant/nationalities',
  '000/2.2',
  'Nationalities, in name order.',
  { origin: 'ours' },
)
export const candidateStatusList = vocabulary(
  'candidateStatus',
  '/commons-applicant/candidate-statuses',
  '002/7.12/9',
  'How a candidate stands with the company, in the order of work.',
  { extra: { color: colour } },
)
export const educationInstitutionList = vocabulary(
  'educationInstitution',
  '/commons-applicant/education-institutions',
  '002/7.12/9',
  'Universities and colleges, in name order.',
)
export const institutionLevelList = vocabulary(
  'institutionLevel',
  '/commons-applicant/institution-levels',
  '002/7.12/10',
  'Levels of education, lowest first.',
)
export const certificateKeywordList = vocabulary(
  'certificateKeyword',
  '/commons-applicant/certificate-keywords',
  '002/7.12/9',
  'Certificates, in name order.',
)
export const countryKeywordList = vocabulary(
  'countryKeyword',
  '/commons-applicant/country-keywords',
  '002/7.12/10',
  'Countries as CVs name them, in name order.',
  byName,
)
export const companyKeywordList = vocabulary(
  'companyKeyword',
  '/commons-applicant/company-keywords',
  '002/7.12/10',
  'Employers as CVs name them, in name order.',
)

// Places
export const countryList = vocabulary('country', '/commons/countries', '002/7.12/33', 'Countries, in name order.', {
  ...byName,
  extra: { code: Type.String({ description: 'ISO 3166-1 alpha-2' }) },
})
export const cityList = vocabulary(
  'city',
  '/commons/cities',
  '002/7.12/34',
  'Cities and provinces of a country (of all without one), in name order.',
  { parentBy: 'countryId' },
)

// Jobs
export const jobFunctionList = vocabulary(
  'jobFunction',
  '/commons/job-functions',
  '002/7.12/11',
  'What a job is about, in name order.',
)
export const jobTypeList = vocabulary('jobType', '/commons/job-types', '002/7.12/11', 'Kinds of employment.')
export const jobCategoryList = vocabulary(
  'jobCategory',
  '/commons/job-categories',
  '002/7.12/11',
  'Job categories of the company, in name order.',
  {
    takesCompany: true,
    extra: { imagePath: Type.Optional(Type.String({ description: 'ours: path of its picture' })) },
  },
)
export const industryList = vocabulary('industry', '/commons/industries', '002/7.12/11', 'Industries, in name order.')
export const interviewRoundList = vocabulary(
  'interviewRound',
  '/commons/interview-rounds',
  '002/7.12/11',
  'Rounds of an interview process, first one first.',
)
export const salaryTypeList = vocabulary(
  'salaryType',
  '/commons/salary-types',
  '002/7.12/11',
  'How a salary is meant: gross, net, by the month or hour.',
)
export const salaryCurrencyList = vocabulary(
  'salaryCurrency',
  '/commons/salary-currency',
  '002/7.12/11',
  'Currencies of salaries, by their ISO 4217 codes.',
  { extra: { symbol: text } },
)
export const experienceLevelList = vocabulary(
  'experienceLevel',
  '/commons/experience-level',
  '002/7.12/11',
  'Experience that a job asks for, least first.',
)
export const rejectReasonList = vocabulary(
  'rejectReason',
  '/commons/master-reject-reasons',
  '002/7.12/20',
  'Reasons for which a candidate is turned down.',
)

// The product
export const iconList = vocabulary('icon', '/commons/icons', '002/7.12/10', 'Icons that menus and topics may carry.', {
  extra: { icon: Type.String({ description: 'name of the icon' }) },
})
export const companyTypeList = vocabulary(
  'companyType',
  '/commons-sts/company-types',
  '002/7.12/4',
  'Kinds of companies.',
)
export const settingSystemTypeList = vocabulary(
  'settingSystemType',
  '/commons/setting-system-types',
  '002/7.12/5',
  'Kinds of system settings.',
  { extra: { key: text } },
)
export const emailTemplateTypeList = vocabulary(
  'emailTemplateType',
  '/commons/email-template-types',
  '002/7.12/6',
  'What an e-mail template is for.',
  { extra: { type: Type.Integer({ description: '17: job request to vendors' }) } },
)
export const emailTemplateTokenList = vocabulary(
  'emailTemplateToken',
  '/commons/email-template-tokens',
  '002/7.12/6, 000/7/38',
  'Placeholders of e-mail templates, in name order.',
  {
    extra: {
      description: text,
      value: Type.Optional(
        Type.String({ description: 'ours: what it stands for, of one of the company; the product knows the others' }),
      ),
    },
  },
)
export const emailSenderList = vocabulary(
  'emailSender',
  '/commons/email-sender',
  '002/7.12/35',
  'Addresses that e-mail is sent from.',
  { extra: { email: text } },
)
export const webhookEventList = vocabulary(
  'webhookEvent',
  '/commons/webhook-events',
  '002/7.12/41',
  'What a webhook may be told about.',
  { extra: { key: text } },
)
