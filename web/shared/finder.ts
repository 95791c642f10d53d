import { fetchQuery } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import type { TypedQuery } from './list/typed.ts'
import type { FoundRecord, PaletteFinder } from './palette.ts'

/** A finder of the palette that asks one query by `$query`, and says what each record that came is called and where it opens. */
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
