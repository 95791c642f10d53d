import { fetchQuery, graphql } from 'react-relay/hooks'
import { setCompanyTexts, type Language } from '../i18n.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { fetchCompanyTextsQuery } from './__generated__/fetchCompanyTextsQuery.graphql.ts'
import { keepCompanyTexts } from './keptCompanyTexts.ts'

const codes = { en: 'EN', vi: 'VI', ja: 'JA' } as const

/** Asks for the company's own words, lays them over the texts and keeps them; the bundled texts do where nothing answers. */
export async function fetchCompanyTexts(language: Language, userName: string): Promise<void> {
  const answer = await fetchQuery<fetchCompanyTextsQuery>(
    currentEnvironment(),
    graphql`
      query fetchCompanyTextsQuery($language: Language!) {
        translations(language: $language) @required(action: THROW) {
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
  keepCompanyTexts(language, userName, words)
  setCompanyTexts(language, words)
}
