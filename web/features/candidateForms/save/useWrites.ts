import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { draftOf, readPhoto } from '../form/candidateInput.ts'
import { valuesOf, type CandidateValues } from '../form/candidateValues.ts'
import { useSend } from '../../../shared/hooks/useSend.ts'
import type { useWritesCreateMutation } from './__generated__/useWritesCreateMutation.graphql.ts'
import type { useWritesFreshQuery } from './__generated__/useWritesFreshQuery.graphql.ts'
import type { useWritesUpdateMutation } from './__generated__/useWritesUpdateMutation.graphql.ts'

/** The reads and writes of the candidate form; each rejects with a RequestError. */
export function useWrites() {
  const environment = useRelayEnvironment()
  const create = useSend<useWritesCreateMutation>(graphql`
    mutation useWritesCreateMutation($input: CreateCandidateInput!) {
      createCandidate(input: $input) { candidate { id databaseId } }
    }
  `)
  const update = useSend<useWritesUpdateMutation>(graphql`
    mutation useWritesUpdateMutation($input: UpdateCandidateInput!) {
      updateCandidate(input: $input) { candidate { id databaseId version ...candidateValues_candidate } }
    }
  `)
  return {
    /** Resolves to the new candidate's databaseId. */
    async create(values: CandidateValues, ignoreDuplicates: boolean): Promise<string> {
      const folderIds = values.folders.map(({ value }) => value)
      const { createCandidate } = await create({
        input: {
          ...draftOf(values),
          photo: await readPhoto(values),
          folderIds,
          cvPath: values.cvPath || null,
          ignoreDuplicates,
        },
      })
      return createCandidate.candidate.databaseId
    },
    /** `hasPhoto`: whether the candidate has a photo that the form may have removed. */
    async update(id: string, values: CandidateValues, ignoreDuplicates: boolean, hasPhoto: boolean): Promise<string> {
      const photo = await readPhoto(values)
      const { updateCandidate } = await update({
        input: {
          ...draftOf(values),
          photo,
          removesPhoto: hasPhoto && values.photo === null,
          id,
          version: values.version,
          ignoreDuplicates,
        },
      })
      return updateCandidate.candidate.databaseId
    },
    /** Returns the current candidate, or null if it no longer exists. */
    async fresh(databaseId: string): Promise<CandidateValues | null> {
      const answer = await fetchQuery<useWritesFreshQuery>(
        environment,
        graphql`
        query useWritesFreshQuery($id: ID!) @throwOnFieldError { candidate(databaseId: $id) { ...candidateValues_candidate } }
      `,
        { id: databaseId },
        { fetchPolicy: 'network-only' },
      ).toPromise()
      return answer?.candidate ? valuesOf(answer.candidate) : null
    },
  }
}
