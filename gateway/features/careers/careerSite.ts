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
    description: "The settings of a company's public site, on which everyone can read its jobs.",
    fields: (t) => ({
      key: t.exposeString('key', { description: "The company's part of the site's address." }),
      url: t.expose('path', {
        type: 'URL',
        description:
          'The path of the site on this origin. It needs no token, and is closed while the site is not public.',
      }),
      isPublic: t.exposeBoolean('isPublic', { description: 'Whether everyone may see the site.' }),
      isSalaryShown: t.exposeBoolean('showsSalary', { description: 'Whether salaries are shown with the jobs.' }),
      introductions: t.expose('introduction', {
        type: TextsByLanguage,
        description: 'Plain text above the jobs. Empty if there is none.',
      }),
      applicationForm: t.field({
        type: InterviewForm,
        nullable: true,
        description:
          'The additional form for applicants. Null if there is none, or if the caller may not read forms. An inactive form is not shown to applicants.',
        resolve: ({ formId }, _args, context, info) => InterviewForm.refer(context, formId, info),
      }),
      jobCount: t.exposeInt('jobCount', { description: 'The number of jobs that the site shows, or would show.' }),
      version: t.exposeInt('version', {
        description: 'A number that grows with each change. 0 if the settings were never saved.',
      }),
    }),
  })

builder.queryField('careerSiteSettings', (t) =>
  t.field({
    type: CareerSiteSettings,
    operation: careerSettings,
    description: "The settings of the public site of the viewer's company. Until they are saved, the site is closed.",
    resolve: (_root, _args, { rest }) => rest.call(careerSettings),
  }),
)

mutation('updateCareerSite', {
  description:
    "Changes the settings of the public site of the viewer's company, and opens or closes it. CONFLICT if they have changed since the viewer saw them.",
  operation: careerSettingsSave,
  input: (t) => ({
    key: t.string({
      required: true,
      description: `Words of a–z and 0–9, joined by hyphens, at most ${careerLimits.key} characters, unique among companies.`,
    }),
    isPublic: t.boolean({ required: true, description: 'Whether everyone may see the site.' }),
    isSalaryShown: t.boolean({ required: true, description: 'Whether salaries are shown with the jobs.' }),
    introductions: t.field({
      type: TextsByLanguageInput,
      required: true,
      description: `Plain text above the jobs, at most ${careerLimits.introduction} characters in each language.`,
    }),
    applicationFormId: t.id({
      description:
        'An additional form for applicants: an active form of the category APPLICATION (global id), or null for none. By default the form stays as it is.',
    }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
  }),
  payload: (t: PayloadFields<{ settings: CareerSettings }>) => ({
    settings: t.expose('settings', { type: CareerSiteSettings, description: 'The settings after the change.' }),
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
      'A link that shows a public site as it will look while it is closed to everyone else. Everyone who has the link can see it.',
    fields: (t) => ({
      url: t.expose('path', { type: 'URL', description: 'The path of the site on this origin. It needs no token.' }),
      expiresAt: t.expose('expiresDate', { type: 'DateTime', description: 'When the link expires.' }),
    }),
  })

mutation('createCareerSitePreview', {
  description:
    "Creates a link that shows the public site of the viewer's company as it will look, valid for a day. Earlier links stay valid. Nothing can be sent from the preview.",
  operation: careerPreview,
  input: (t) => ({
    language: t.field({ type: Language, required: true, description: 'The language in which the preview opens.' }),
  }),
  payload: (t: PayloadFields<{ preview: CareerPreview }>) => ({
    preview: t.expose('preview', { type: CareerSitePreview, description: 'The new link.' }),
  }),
  resolve: async ({ language }, { rest }) => {
    const { path, expiresDate } = await rest.call(careerPreview)
    return { preview: { path: `${path}/${language}`, expiresDate } }
  },
})

mutation('endCareerSitePreviews', {
  description:
    "Ends links to previews of the public site of the viewer's company. Readers of such a link are told that it is no longer valid.",
  operation: careerPreviewsEnd,
  input: (t) => ({
    isMine: t.boolean({ description: "Whether to end only the viewer's own links. False by default." }),
  }),
  payload: (t: PayloadFields<{ endedCount: number }>) => ({
    endedCount: t.exposeInt('endedCount', { description: 'The number of links that were ended.' }),
  }),
  resolve: ({ isMine }, { rest }) => rest.call(careerPreviewsEnd, { query: { ...(isMine && { mine: true }) } }),
})
