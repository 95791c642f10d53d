import { fetchQuery, graphql } from 'react-relay/hooks'
import { setCompanyTexts, type Language } from '../i18n.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { fetchCompanyTextsQuery } from './__generated__/fetchCompanyTextsQuery.graphql.ts'
import { storeCompanyTexts } from './storedCompanyTexts.ts'

const codes = { en: 'EN', vi: 'VI', ja: 'JA' } as const

/** Fetches the company's own texts, applies them and stores them. If the request fails, the texts stay as they are. */
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
  storeCompanyTexts(language, userName, words)
  setCompanyTexts(language, words)
}
