import { Type } from 'typebox'
import { vocabulary } from '../../core/contract/vocabulary.ts'

const text = Type.String()
const byName = { searchBy: 'name' } as const
const colour = Type.String({ description: 'CSS colour, such as #1677ff' })

// People
export const skillKeywordList = vocabulary(
  'skillKeyword',
  '/commons-applicant/skill-keywords',
  '002/7.12/8',
  'Returns the skills in name order.',
)
export const skillExceptionList = vocabulary(
  'skillException',
  '/commons-applicant/skill-keywords-exception',
  '002/7.12/8',
  'Returns words of CVs that look like skills but are not.',
)
export const languageKeywordList = vocabulary(
  'languageKeyword',
  '/commons-applicant/language-keywords',
  '002/7.12/8, 001/7.5/9, 002/7.6/4',
  'Returns the spoken languages in name order.',
)
export const labelList = vocabulary(
  'label',
  '/commons-applicant/labels',
  '002/7.12/8, 001/7.5/9, 002/7.6/4',
  'Returns the labels for candidates.',
  { extra: { color: colour } },
)
export const nationalityList = vocabulary(
  'nationality',
  '/commons-applicant/nationalities',
  '000/2.2',
  'Returns the nationalities in name order.',
  { origin: 'ours' },
)
export const candidateStatusList = vocabulary(
  'candidateStatus',
  '/commons-applicant/candidate-statuses',
  '002/7.12/9',
  'Returns the statuses of candidates in the company, in the order of the process.',
  { extra: { color: colour } },
)
export const educationInstitutionList = vocabulary(
  'educationInstitution',
  '/commons-applicant/education-institutions',
  '002/7.12/9',
  'Returns universities and colleges in name order.',
)
export const institutionLevelList = vocabulary(
  'institutionLevel',
  '/commons-applicant/institution-levels',
  '002/7.12/10',
  'Returns the levels of education, lowest first.',
)
export const certificateKeywordList = vocabulary(
  'certificateKeyword',
  '/commons-applicant/certificate-keywords',
  '002/7.12/9',
  'Returns the certificates in name order.',
)
export const countryKeywordList = vocabulary(
  'countryKeyword',
  '/commons-applicant/country-keywords',
  '002/7.12/10',
  'Returns the names of countries that CVs use, in name order.',
  byName,
)
export const companyKeywordList = vocabulary(
  'companyKeyword',
  '/commons-applicant/company-keywords',
  '002/7.12/10',
  'Returns the names of employers that CVs use, in name order.',
)

// Places
export const countryList = vocabulary(
  'country',
  '/commons/countries',
  '002/7.12/33',
  'Returns the countries in name order.',
  { ...byName, extra: { code: Type.String({ description: 'ISO 3166-1 alpha-2' }) } },
)
export const cityList = vocabulary(
  'city',
  '/commons/cities',
  '002/7.12/34',
  'Returns the cities and provinces of a country, or of all countries, in name order.',
  { parentBy: 'countryId' },
)

// Jobs
export const jobFunctionList = vocabulary(
  'jobFunction',
  '/commons/job-functions',
  '002/7.12/11',
  'Returns the job functions in name order.',
)
export const jobTypeList = vocabulary(
  'jobType',
  '/commons/job-types',
  '002/7.12/11',
  'Returns the kinds of employment.',
)
export const jobCategoryList = vocabulary(
  'jobCategory',
  '/commons/job-categories',
  '002/7.12/11',
  'Returns the job categories of the company in name order.',
  {
    takesCompany: true,
    extra: { imagePath: Type.Optional(Type.String({ description: 'ours: path of its picture' })) },
  },
)
export const industryList = vocabulary(
  'industry',
  '/commons/industries',
  '002/7.12/11',
  'Returns the industries in name order.',
)
export const interviewRoundList = vocabulary(
  'interviewRound',
  '/commons/interview-rounds',
  '002/7.12/11',
  'Returns the rounds of an interview process in their order.',
)
export const salaryTypeList = vocabulary(
  'salaryType',
  '/commons/salary-types',
  '002/7.12/11',
  'Returns the salary types: gross or net, per month or per hour.',
)
export const salaryCurrencyList = vocabulary(
  'salaryCurrency',
  '/commons/salary-currency',
  '002/7.12/11',
  'Returns the currencies of salaries, named by their ISO 4217 codes.',
  { extra: { symbol: text } },
)
export const experienceLevelList = vocabulary(
  'experienceLevel',
  '/commons/experience-level',
  '002/7.12/11',
  'Returns the levels of experience that a job can require, lowest first.',
)
export const rejectReasonList = vocabulary(
  'rejectReason',
  '/commons/master-reject-reasons',
  '002/7.12/20',
  'Returns the reasons for rejecting a candidate.',
)

// The product
export const iconList = vocabulary('icon', '/commons/icons', '002/7.12/10', 'Returns the icons for menus and topics.', {
  extra: { icon: Type.String({ description: 'name of the icon' }) },
})
export const companyTypeList = vocabulary(
  'companyType',
  '/commons-sts/company-types',
  '002/7.12/4',
  'Returns the kinds of companies.',
)
export const settingSystemTypeList = vocabulary(
  'settingSystemType',
  '/commons/setting-system-types',
  '002/7.12/5',
  'Returns the kinds of system settings.',
  { extra: { key: text } },
)
export const emailTemplateTypeList = vocabulary(
  'emailTemplateType',
  '/commons/email-template-types',
  '002/7.12/6',
  'Returns the purposes of e-mail templates.',
  { extra: { type: Type.Integer({ description: '17: job request to vendors' }) } },
)
export const emailTemplateTokenList = vocabulary(
  'emailTemplateToken',
  '/commons/email-template-tokens',
  '002/7.12/6, 000/7/38',
  'Returns the placeholders of e-mail templates in name order.',
  {
    extra: {
      description: text,
      value: Type.Optional(
        Type.String({
          description:
            'ours: the value of a placeholder that the company defined; the product provides the values of all others',
        }),
      ),
    },
  },
)
export const emailSenderList = vocabulary(
  'emailSender',
  '/commons/email-sender',
  '002/7.12/35',
  'Returns the sender addresses of e-mails.',
  { extra: { email: text } },
)
export const webhookEventList = vocabulary(
  'webhookEvent',
  '/commons/webhook-events',
  '002/7.12/41',
  'Returns the events that a webhook can subscribe to.',
  { extra: { key: text } },
)
