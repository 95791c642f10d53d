import { languages, type Language as LanguageCode } from '../../../services/core/contract/languages.ts'
import { translationList } from '../../../services/features/translations/contract.ts'
import { builder } from '../../core/graph/builder.ts'

const names: Record<(typeof languages)[number], string> = {
  en: 'The English language.',
  vi: 'The Vietnamese language.',
  ja: 'The Japanese language.',
}

export const Language = builder.enumType('Language', {
  description: 'A language of the interface.',
  values: Object.fromEntries(
    languages.map((language) => [language.toUpperCase(), { value: language, description: names[language] }]),
  ) as Record<string, { value: LanguageCode; description: string }>,
})

const Translation = builder
  .objectRef<{ key: string; value: string }>('Translation')
  .implement({
    description: 'A text of the interface as worded by the company.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Key of the text.' }),
      value: t.exposeString('value', { description: "The company's own text." }),
    }),
  })

builder.queryField('translations', (t) =>
  t.field({
    type: [Translation],
    operation: translationList,
    description: "Texts that the viewer's company has worded itself; they override those of the client.",
    args: { language: t.arg({ type: Language, required: true, description: 'Language of the texts.' }) },
    resolve: async (_root, { language }, { rest }) =>
      Object.entries(await rest.call(translationList, { params: { language } })).map(([key, value]) => ({
        key,
        value,
      })),
  }),
)
