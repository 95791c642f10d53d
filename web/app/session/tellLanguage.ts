import { commitMutation, graphql } from 'react-relay/hooks'
import type { Language } from '../i18n.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { tellLanguageMutation } from './__generated__/tellLanguageMutation.graphql.ts'

const codes = { en: 'EN', vi: 'VI', ja: 'JA' } as const

/** Tells the services which language is read from now on, for the e-mails that they write; it is told again with the next change. */
export function tellLanguage(language: Language): void {
  commitMutation<tellLanguageMutation>(currentEnvironment(), {
    mutation: graphql`
      mutation tellLanguageMutation($input: SetLanguageInput!) {
        setLanguage(input: $input) {
          language
        }
      }
    `,
    variables: { input: { language: codes[language] } },
    onError: (error) => console.info('The language was not kept', error),
  })
}
