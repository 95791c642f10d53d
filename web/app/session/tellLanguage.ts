import { commitMutation, graphql } from 'react-relay/hooks'
import type { Language } from '../i18n.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { tellLanguageMutation } from './__generated__/tellLanguageMutation.graphql.ts'

const codes = { en: 'EN', vi: 'VI', ja: 'JA' } as const

/**
 * Reports the user's current language to the services, for the e-mails that they write. A failure is only logged; the
 * next change of language is reported again.
 */
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
