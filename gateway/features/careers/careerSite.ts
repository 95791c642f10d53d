import {
  careerLimits,
  careerPreview,
  careerPreviewsEnd,
  careerSettings,
  careerSettingsSave,
  type CareerPreview,
  type CareerSettings,
} from '../../../services/features/careers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { InterviewForm } from '../interviewForms/interviewForm.ts'
import { TextsByLanguage, TextsByLanguageInput } from '../modules/texts.ts'
import { Language } from '../translations/translation.ts'

const CareerSiteSettings = builder
  .objectRef<CareerSettings>('CareerSiteSettings')
  .implement({
    description: 'How the public site of a company is arranged, on which everyone reads its jobs.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'What stands for the company in the address of the site.' }),
      url: t.expose('path', {
        type: 'URL',
        description: 'Path of the site on this origin, which needs no token; closed while the site is not public.',
      }),
      isPublic: t.exposeBoolean('isPublic', { description: 'Everyone may see the site.' }),
      isSalaryShown: t.exposeBoolean('showsSalary', { description: 'Salaries stand beside the jobs.' }),
      introductions: t.expose('introduction', {
        type: TextsByLanguage,
        description: 'Plain text above the jobs; empty where nobody has written it.',
      }),
      applicationForm: t.field({
        type: InterviewForm,
        nullable: true,
        description:
          'The form that applicants answer besides; null without one, and for who may not read forms. While it is inactive, nothing more is asked.',
        resolve: ({ formId }, _args, context, info) => InterviewForm.refer(context, formId, info),
      }),
      jobCount: t.exposeInt('jobCount', { description: 'Number of jobs that it shows, or would show.' }),
      version: t.exposeInt('version', { description: 'Grows with each change; 0: nobody has written it.' }),
    }),
  })

builder.queryField('careerSiteSettings', (t) =>
  t.field({
    type: CareerSiteSettings,
    operation: careerSettings,
    description: "How the public site of the viewer's company is arranged; one that nobody has written is closed.",
    resolve: (_root, _args, { rest }) => rest.call(careerSettings),
  }),
)

mutation('updateCareerSite', {
  description:
    "Arranges the public site of the viewer's company, opens it and closes it. CONFLICT when it has changed since the viewer saw it.",
  operation: careerSettingsSave,
  input: (t) => ({
    key: t.string({
      required: true,
      description: `Words of a–z and 0–9 with hyphens between them, up to ${careerLimits.key} characters, no other company's.`,
    }),
    isPublic: t.boolean({ required: true, description: 'Whether everyone may see the site.' }),
    isSalaryShown: t.boolean({ required: true, description: 'Whether salaries stand beside the jobs.' }),
    introductions: t.field({
      type: TextsByLanguageInput,
      required: true,
      description: `Plain text above the jobs, up to ${careerLimits.introduction} characters in each language.`,
    }),
    applicationFormId: t.id({
      description:
        'An active form of the category APPLICATION (global id), which applicants answer besides; null: none. Left out: the one that it has.',
    }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
  }),
  payload: (t: PayloadFields<{ settings: CareerSettings }>) => ({
    settings: t.expose('settings', { type: CareerSiteSettings, description: 'The settings as they are now.' }),
  }),
  resolve: async ({ key, isPublic, isSalaryShown, introductions, applicationFormId, version }, { rest }) => ({
    settings: await rest.call(careerSettingsSave, {
      fieldNames: { showsSalary: 'isSalaryShown', introduction: 'introductions', formId: 'applicationFormId' },
      body: {
        ...{ key, isPublic, showsSalary: isSalaryShown, introduction: introductions, version },
        ...(applicationFormId !== undefined && {
          formId: applicationFormId && idOf('InterviewForm', applicationFormId, 'applicationFormId'),
        }),
      },
    }),
  }),
})

const CareerSitePreview = builder
  .objectRef<CareerPreview>('CareerSitePreview')
  .implement({
    description:
      'A link by which whoever has it sees a public site as it will look, while it is closed to everyone else.',
    fields: (t) => ({
      url: t.expose('path', { type: 'URL', description: 'Path of the site on this origin, which needs no token.' }),
      expiresAt: t.expose('expiresDate', { type: 'DateTime', description: 'When it stops working.' }),
    }),
  })

mutation('createCareerSitePreview', {
  description:
    "Makes a link by which whoever has it sees the public site of the viewer's company as it will look, for a day. Earlier ones stay good; nothing can be sent there.",
  operation: careerPreview,
  input: (t) => ({
    language: t.field({ type: Language, required: true, description: 'The language in which it opens.' }),
  }),
  payload: (t: PayloadFields<{ preview: CareerPreview }>) => ({
    preview: t.expose('preview', { type: CareerSitePreview, description: 'The link that was made.' }),
  }),
  resolve: async ({ language }, { rest }) => {
    const { path, expiresDate } = await rest.call(careerPreview)
    return { preview: { path: `${path}/${language}`, expiresDate } }
  },
})

mutation('endCareerSitePreviews', {
  description:
    "Ends links to previews of the public site of the viewer's company: who has one reads that it is no longer valid.",
  operation: careerPreviewsEnd,
  input: (t) => ({ isMine: t.boolean({ description: 'Those alone that the viewer made; false by default.' }) }),
  payload: (t: PayloadFields<{ endedCount: number }>) => ({
    endedCount: t.exposeInt('endedCount', { description: 'Links that worked until now.' }),
  }),
  resolve: ({ isMine }, { rest }) => rest.call(careerPreviewsEnd, { query: { ...(isMine && { mine: true }) } }),
})
