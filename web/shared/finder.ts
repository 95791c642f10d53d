import { fetchQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import type { TypedQuery } from './list/typed.ts'
import type { FoundRecord, PaletteFinder } from './palette.ts'

/**
 * Creates a finder of the palette that sends one query with `$query`. `found` returns the name and address of each
 * record in the response.
 */
export const finder =
  <Q extends OperationType & { variables: { query: string } }>(
    query: TypedQuery<Q>,
    found: (answer: Q['response'], asked: Parameters<PaletteFinder>[0]) => readonly FoundRecord[],
  ): PaletteFinder =>
  async (asked) => {
    const variables: Q['variables'] = { query: asked.words }
    const answer = await fetchQuery<Q>(asked.environment, query, variables).toPromise()
    return answer ? found(answer, asked) : []
  }
