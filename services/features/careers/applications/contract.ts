import { Type, type Static } from 'typebox'
import { languages } from '../../../core/contract/languages.ts'
import { operation } from '../../../core/contract/operation.ts'
import { Id, megabyte, Moment, Nullable } from '../../../core/contract/shapes.ts'
import { FeedbackAnswers } from '../../feedbackRequests/feedbackShapes.ts'

/**
 * The maximum length of the texts of an application in characters, the maximum size of its CV in bytes, and the maximum
 * number of applications from one e-mail address or network per hour (D-126).
 */
export const applicationLimits = {
  ...{ name: 250, message: 2000, source: 100 },
  /** Of one answer in the company's form. */
  answer: 3000,
  cvBytes: 5 * megabyte,
  anHour: 5,
} as const

/** The states of an application that an applicant may see. */
export const applicationStates = ['received', 'inReview', 'closed', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const CareerForm = Type.Object({
  edition: Type.String({ description: 'changes whenever the questions change' }),
  contents: Type.String({
    description: 'JSON text: the list of fields as in forms, without what is not meant for applicants',
  }),
})
export type CareerForm = Static<typeof CareerForm>

export const CareerApplication = Type.Object({
  companyName: Type.String(),
  key: Type.String({ description: 'key of the site; empty if the site has been closed' }),
  jobTitle: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'may be empty, like message' }),
  message: Type.String(),
  fileName: Type.String(),
  consentText: Type.String({ description: 'text of the consent they gave' }),
  keepText: Nullable(
    Type.String({ description: 'text of their consent to be considered for other jobs; null if they did not give it' }),
  ),
  contents: Nullable(Type.String({ description: 'JSON text: the fields of their form; null if there was none' })),
  answers: FeedbackAnswers,
  state: Type.Enum(applicationStates),
  createdDate: Moment,
  isErasureAsked: Type.Boolean(),
})
export type CareerApplication = Static<typeof CareerApplication>

const base = { service: 'jobs', origin: 'ours', place: 'D-126', access: 'public' } as const
const ok = Type.Object({ status: Type.String({ description: 'OK means success' }) })
const byToken = Type.Object({ token: Type.String({ maxLength: 100 }) })

export const careerForm = operation({
  ...base,
  id: 'careerForm',
  method: 'GET',
  path: '/CareerSites/{key}/form',
  effect: 'read',
  perMinute: 240,
  params: Type.Object({ key: Type.String({ maxLength: 100 }) }),
  query: Type.Object({ preview: Type.Optional(Type.String({ maxLength: 100, description: 'token of a preview' })) }),
  answer: CareerForm,
  doc: "The company's application form: the questions of a site in addition to name, CV and the other usual fields. 404 if the site has no further questions.",
})

export const careerApply = operation({
  ...base,
  id: 'careerApply',
  method: 'POST',
  path: '/CareerSites/{key}/jobs/{id}/applications',
  effect: 'write',
  // A form that is sent again after a mistake counts as well. Accepted applications have a separate limit.
  perMinute: 20,
  maxBytes: 8 * megabyte,
  params: Type.Object({ key: Type.String({ maxLength: 100 }), id: Id }),
  // Invalid values are reported per field, so the schema accepts them.
  body: Type.Object({
    name: Type.String({ maxLength: 1000 }),
    email: Type.String({ maxLength: 1000 }),
    phone: Type.String({ maxLength: 1000, description: 'may be empty' }),
    message: Type.String({
      maxLength: 20_000,
      description: `at most ${applicationLimits.message} characters; may be empty`,
    }),
    language: Type.Enum(languages, { description: 'language of mails to them' }),
    source: Type.String({ maxLength: 1000, description: 'origin named in the link they followed; may be empty' }),
    consentText: Type.String({
      maxLength: 2000,
      description: 'text of the consent they gave; empty if they did not give it',
    }),
    keepText: Type.String({
      maxLength: 2000,
      description: 'text of their consent to be considered for other jobs; empty if they did not give it',
    }),
    answers: Type.Optional(FeedbackAnswers),
    edition: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'edition of the form they saw; empty if there was none. An edition other than the current one is refused; if left out, it is not checked',
      }),
    ),
    fileName: Type.String({ maxLength: 1000 }),
    fileBase64: Type.String({
      description: `a PDF, DOC or DOCX of at most ${applicationLimits.cvBytes / megabyte} MB`,
    }),
  }),
  answer: ok,
  doc: 'Submits an application with its CV for a job that the site shows. It becomes an inbound candidate of the company, the recruiters of the job are notified, and the applicant gets a mail with a link to their own page. If the same person applies for the same job again within an hour, the answer is the same but only one application is stored. An invalid answer is reported under `answers.{key}`, its reason under `answers.{key}.reason`; answers to questions that do not exist or do not apply are left out. QUESTIONS_CHANGED for an edition that is no longer current. 429 after five applications per hour from one network or e-mail address.',
})

export const careerApplication = operation({
  ...base,
  id: 'careerApplication',
  method: 'GET',
  path: '/CareerApplications/{token}',
  effect: 'read',
  perMinute: 20,
  params: byToken,
  answer: CareerApplication,
  doc: 'The stored data and the state of the application that belongs to the link. LINK_GONE if the link is not open.',
})

export const careerApplicationWithdraw = operation({
  ...base,
  id: 'careerApplicationWithdraw',
  method: 'POST',
  path: '/CareerApplications/{token}/withdraw',
  effect: 'write',
  params: byToken,
  answer: ok,
  doc: 'Withdraws the application and notifies the recruiters of the job. Withdrawing it again changes nothing. LINK_GONE if the link is not open.',
})

export const careerApplicationErase = operation({
  ...base,
  id: 'careerApplicationErase',
  method: 'POST',
  path: '/CareerApplications/{token}/erase',
  effect: 'write',
  params: byToken,
  answer: ok,
  doc: 'Withdraws the application, requests that the company erase the stored data, and notifies the recruiters of the job. Repeating it changes nothing. LINK_GONE if the link is not open.',
})
