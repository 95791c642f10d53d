import { Type, type Static } from 'typebox'
import { languages } from '../../../core/contract/languages.ts'
import { operation } from '../../../core/contract/operation.ts'
import { Id, megabyte, Moment, Nullable } from '../../../core/contract/shapes.ts'
import { FeedbackAnswers } from '../../feedbackRequests/feedbackShapes.ts'

/** Most characters of the texts of an application, bytes of its CV, and how many one address and one network send in an hour (D-126). */
export const applicationLimits = {
  ...{ name: 250, message: 2000, source: 100 },
  /** Of one answer to the company's form. */
  answer: 3000,
  cvBytes: 5 * megabyte,
  anHour: 5,
} as const

/** How an application stands, in words that an applicant may read. */
export const applicationStates = ['received', 'inReview', 'closed', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

export const CareerForm = Type.Object({
  edition: Type.String({ description: 'another one whenever something else is asked' }),
  contents: Type.String({
    description: 'JSON text: the list of fields, as forms have them, without what is not for applicants',
  }),
})
export type CareerForm = Static<typeof CareerForm>

export const CareerApplication = Type.Object({
  companyName: Type.String(),
  key: Type.String({ description: 'key of the site; empty: the site is closed by now' }),
  jobTitle: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'may be empty, as message' }),
  message: Type.String(),
  fileName: Type.String(),
  consentText: Type.String({ description: 'what they agreed to' }),
  keepText: Nullable(
    Type.String({ description: 'by which they agreed to be kept for other jobs; null: they did not' }),
  ),
  contents: Nullable(Type.String({ description: 'JSON text: the fields that they were asked; null: none' })),
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
  query: Type.Object({
    preview: Type.Optional(Type.String({ maxLength: 100, description: 'the token of a preview' })),
  }),
  answer: CareerForm,
  doc: "What a site asks its applicants besides name, CV and the like: the company's application form. 404 for a site that asks nothing more.",
})

export const careerApply = operation({
  ...base,
  id: 'careerApply',
  method: 'POST',
  path: '/CareerSites/{key}/jobs/{id}/applications',
  effect: 'write',
  // A form that is sent again after a mistake counts as well; what was taken has a limit of its own.
  perMinute: 20,
  maxBytes: 8 * megabyte,
  params: Type.Object({ key: Type.String({ maxLength: 100 }), id: Id }),
  // Wrong ones are answered under the field, so the shape leaves room for them.
  body: Type.Object({
    name: Type.String({ maxLength: 1000 }),
    email: Type.String({ maxLength: 1000 }),
    phone: Type.String({ maxLength: 1000, description: 'may be empty' }),
    message: Type.String({
      maxLength: 20_000,
      description: `at most ${applicationLimits.message} characters; may be empty`,
    }),
    language: Type.Enum(languages, { description: 'in which they are written to' }),
    source: Type.String({
      maxLength: 1000,
      description: 'what the link that brought them says of its place; may be empty',
    }),
    consentText: Type.String({ maxLength: 2000, description: 'the words that they agreed to; empty: they did not' }),
    keepText: Type.String({
      maxLength: 2000,
      description: 'the words by which they agreed to be kept for other jobs; empty: they did not',
    }),
    answers: Type.Optional(FeedbackAnswers),
    edition: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'of the form that they saw; empty: none. Another one than the current is refused; left out: whichever',
      }),
    ),
    fileName: Type.String({ maxLength: 1000 }),
    fileBase64: Type.String({
      description: `a PDF, DOC or DOCX of at most ${applicationLimits.cvBytes / megabyte} MB`,
    }),
  }),
  answer: ok,
  doc: 'Takes an application with its CV for a job that the site shows: it becomes an inbound candidate of the company, who recruits for the job is told, and the applicant gets a mail with the link of their own page. The same person for the same job within an hour is answered alike and taken once. What is wrong with an answer stands under `answers.{key}`, its reason under `answers.{key}.reason`; answers to what was not asked, or is not asked by its condition, are left out. QUESTIONS_CHANGED for an edition that is no longer asked. 429 after five in an hour from one network or e-mail address.',
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
  doc: 'What is stored of the application whose link one has, and how it stands. LINK_GONE for a link that is not open.',
})

export const careerApplicationWithdraw = operation({
  ...base,
  id: 'careerApplicationWithdraw',
  method: 'POST',
  path: '/CareerApplications/{token}/withdraw',
  effect: 'write',
  params: byToken,
  answer: ok,
  doc: 'Takes the application back; who recruits for the job is told. Done twice it changes nothing. LINK_GONE for a link that is not open.',
})

export const careerApplicationErase = operation({
  ...base,
  id: 'careerApplicationErase',
  method: 'POST',
  path: '/CareerApplications/{token}/erase',
  effect: 'write',
  params: byToken,
  answer: ok,
  doc: 'Takes the application back and asks the company to erase what is stored; who recruits for the job is told. Done twice it changes nothing. LINK_GONE for a link that is not open.',
})
