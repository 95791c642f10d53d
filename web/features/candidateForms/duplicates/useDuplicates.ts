import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { contactsOf } from '../form/candidateInput.ts'
import { valuesOf, type CandidateValues } from '../form/candidateValues.ts'
import type { CandidateDuplicateReason, useDuplicatesQuery } from './__generated__/useDuplicatesQuery.graphql.ts'

/** A candidate who may be the same person as the one in the form. */
export interface Duplicate {
  id: string
  databaseId: string
  canEdit: boolean
  reasons: readonly CandidateDuplicateReason[]
  /** The similarity of the names, 0 to 1. */
  similarity: number
  values: CandidateValues
}

/** Finds candidates with the same contacts or a very similar name. */
export function useDuplicates(exceptId: string | undefined) {
  const environment = useRelayEnvironment()
  return async (values: CandidateValues): Promise<Duplicate[]> => {
    const answer = await fetchQuery<useDuplicatesQuery>(
      environment,
      graphql`
      query useDuplicatesQuery($input: CandidateDuplicatesInput!) @throwOnFieldError {
        candidateDuplicates(input: $input) @required(action: THROW) {
          reasons similarity
          candidate { id databaseId canEdit ...candidateValues_candidate }
        }
      }
    `,
      { input: { ...contactsOf(values), exceptId } },
      { fetchPolicy: 'network-only' },
    ).toPromise()
    return (
      answer?.candidateDuplicates.map(({ candidate, reasons, similarity }) => ({
        id: candidate.id,
        databaseId: candidate.databaseId,
        canEdit: candidate.canEdit,
        reasons,
        similarity,
        values: valuesOf(candidate),
      })) ?? []
    )
  }
}

const contactKey = (values: CandidateValues) => JSON.stringify(contactsOf(values))
/** Whether the fields by which duplicates are found have changed. */
export const areContactsNew = (before: CandidateValues, now: CandidateValues): boolean =>
  contactKey(before) !== contactKey(now)
