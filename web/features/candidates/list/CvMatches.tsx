import { chakra } from '@chakra-ui/react'
import { Suspense, createContext, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link, useSearchParams } from 'react-router'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { conditionsParam } from '../filters/conditions.ts'
import { cvPath } from '../paths.ts'
import type { CvMatchesQuery } from './__generated__/CvMatchesQuery.graphql.ts'

const Page = createContext<{ ids: readonly string[]; query: string | null }>({ ids: [], query: null })

interface Props {
  rows: readonly { readonly id: string }[]
  children: ReactNode
}

/** Provides the text for which the CVs of a page are searched; null if no filter searches CVs. */
export function CvMatchesOfPage({ rows, children }: Props) {
  const [params] = useSearchParams()
  const asked = conditionsParam
    .read(params.get('f'))
    .find(({ filter, operator }) => filter === 'cv' && operator === 'contains')
  return <Page value={{ ids: rows.map(({ id }) => id), query: asked?.values[0] ?? null }}>{children}</Page>
}

interface CandidateOfRow {
  id: string
  databaseId: string
  /** Whether the user may open the candidate, and so the CV. */
  isLink: boolean
}

/** The passage of a candidate's CV that matches the filter, linked to its position in the CV. */
export function CvMatch(candidate: CandidateOfRow) {
  const { ids, query } = use(Page)
  if (query === null || !ids.includes(candidate.id)) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<span aria-busy>…</span>}>
        <Match {...candidate} query={query} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Place = chakra('span', {
  base: {
    display: 'block',
    maxWidth: '420px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '12px',
    fontWeight: '400',
    lineHeight: '24px',
    color: 'fg.muted',
    '& mark': { color: 'fg', fontWeight: '600', bg: 'transparent', textDecoration: 'underline' },
  },
})

/** Returns the last words of a text, as many as fit beside a name. */
const lastWords = (text: string) => (text.length > 24 ? text.slice(text.indexOf(' ', text.length - 25) + 1) : text)

function Match({ id, databaseId, isLink, query }: CandidateOfRow & { query: string }) {
  const { t } = useTranslation('candidates')
  const { ids } = use(Page)
  // The rows of a page share one request: query and variables are the same.
  const { nodes } = useLazyLoadQuery<CvMatchesQuery>(
    graphql`
      query CvMatchesQuery($ids: [ID!]!, $query: String!) {
        nodes(ids: $ids) {
          ... on Candidate { id cvMatch(query: $query) @catch(to: NULL) { file { path } page before match after } }
        }
      }
    `,
    { ids, query },
    { fetchPolicy: 'store-and-network' },
  )
  const found = nodes.find((node) => node?.id === id)?.cvMatch
  if (!found) return null
  const { file, page, before, match, after } = found
  const place = (
    <Place title={`${before}${match}${after}`}>
      {t('cvPage', { replace: { page } })} {lastWords(before)}
      <mark>{match}</mark>
      {after}
    </Place>
  )
  return (
    // The distance from the name keeps the two links apart for touch input.
    <chakra.span display="block" paddingBlockStart="1.5">
      {isLink ? <Link to={cvPath(databaseId, file.path, match)}>{place}</Link> : place}
    </chakra.span>
  )
}
