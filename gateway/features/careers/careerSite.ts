import {
  careerLimits,
  careerSettings,
  careerSettingsSave,
  type CareerSettings,
} from '../../../services/features/careers/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { TextsByLanguage, TextsByLanguageInput } from '../modules/texts.ts'

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
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
  }),
  payload: (t: PayloadFields<{ settings: CareerSettings }>) => ({
    settings: t.expose('settings', { type: CareerSiteSettings, description: 'The settings as they are now.' }),
  }),
  resolve: async ({ key, isPublic, isSalaryShown, introductions, version }, { rest }) => ({
    settings: await rest.call(careerSettingsSave, {
      fieldNames: { showsSalary: 'isSalaryShown', introduction: 'introductions' },
      body: { key, isPublic, showsSalary: isSalaryShown, introduction: introductions, version },
    }),
  }),
})
