import { builder } from '../../core/graph/builder.ts'

type Texts = Record<'en' | 'vi' | 'ja', string>

export const TextsByLanguage = builder
  .objectRef<Texts>('TextsByLanguage')
  .implement({
    description: 'One text in each language of the product.',
    fields: (t) => ({
      en: t.exposeString('en', { description: 'The text in English.' }),
      vi: t.exposeString('vi', { description: 'The text in Vietnamese.' }),
      ja: t.exposeString('ja', { description: 'The text in Japanese.' }),
    }),
  })

export const TextsByLanguageInput = builder.inputType('TextsByLanguageInput', {
  description: 'One text in each language of the product; empty if there is none.',
  fields: (t) => ({
    en: t.string({ required: true, description: 'The text in English.' }),
    vi: t.string({ required: true, description: 'The text in Vietnamese.' }),
    ja: t.string({ required: true, description: 'The text in Japanese.' }),
  }),
})
