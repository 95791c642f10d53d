import { fetchQuery, graphql } from 'react-relay/hooks'
import type { IEnvironment } from 'relay-runtime'
import { addTags } from '../../fields/TagsInput.tsx'
import { maxSkills, type ApproveValues } from '../form/approveValues.ts'
import { prefilled, readingOf, type Prefilled } from '../form/prefill.ts'
import type { knownOfQuery } from './__generated__/knownOfQuery.graphql.ts'

/** The maximum number of records in one query. */
const most = 100

/**
 * Returns what is known of each of these rows, by its id: what was imported, and what was read from its CV. Throws
 * RequestError.
 */
export async function fetchPrefilled(
  environment: IEnvironment,
  ids: readonly string[],
): Promise<Map<string, Prefilled>> {
  const known = new Map<string, Prefilled>()
  for (let from = 0; from < ids.length; from += most) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const answer = await fetchQuery<knownOfQuery>(
      environment,
      graphql`
        query knownOfQuery($ids: [ID!]!) {
          nodes(ids: $ids) @required(action: THROW) {
            ... on VerificationCandidate { id info { name value } cvReading @catch(to: NULL) { ...prefill_reading } }
            ... on InboundCandidate { id info { name value } cvReading @catch(to: NULL) { ...prefill_reading } }
          }
        }
      `,
      { ids: ids.slice(from, from + most) },
      { fetchPolicy: 'network-only' },
    ).toPromise()
    for (const row of answer?.nodes ?? [])
      if (row?.id && row.info) known.set(row.id, prefilled(row.info, readingOf(row.cvReading)).values)
  }
  return known
}

/**
 * Returns the values for approving a row: the shared ones, and the row's own. Only as many of its skills are included
 * as can be stored.
 */
export function withOwn(shared: ApproveValues, own: Prefilled | undefined): ApproveValues {
  if (!own) return shared
  const skills = own.skills.reduce((kept, skill) => {
    const more = addTags(kept, skill)
    return more.join(',').length <= maxSkills ? more : kept
  }, shared.skills)
  return { ...shared, ...own, skills }
}
