import i18n from 'i18next'
import { fetchQuery, graphql } from 'react-relay/hooks'
import { setWords, type Language } from '../i18n.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { fetchWordsQuery } from './__generated__/fetchWordsQuery.graphql.ts'
import { keepWords } from './keptWords.ts'

const codes = { en: 'EN', vi: 'VI', ja: 'JA' } as const

/**
 * Asks for the company's own words, lays them over the texts and keeps them; the bundled texts do where nothing answers.
 * Loads the texts of failures too, so that they are there when something fails.
 */
export async function fetchWords(language: Language, userName: string): Promise<void> {
  void i18n.loadNamespaces('errorCodes')
  const answer = await fetchQuery<fetchWordsQuery>(
    currentEnvironment(),
    graphql`
      query fetchWordsQuery($language: Language!) {
        translations(language: $language) {
          key
          value
        }
      }
    `,
    { language: codes[language] },
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch((error: unknown) => console.info("The company's own words were not to be had", error))
  if (!answer) return
  const words = Object.fromEntries(answer.translations.map(({ key, value }) => [key, value]))
  keepWords(language, userName, words)
  setWords(language, words)
}
