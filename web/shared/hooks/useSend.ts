import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import type { Answered } from '../relay/answered.ts'
import { RequestError } from '../requestError.ts'

/** Returns a mutation as a promise, for callers that distinguish each failure; others use useAction. */
export function useSend<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit] = useMutation<M>(mutation)
  return (variables: M['variables']): Promise<Answered<M>> =>
    new Promise((resolve, reject) => {
      commit({
        variables,
        onCompleted: (response) => resolve(response as Answered<M>),
        onError: (error) => reject(error instanceof RequestError ? error : new RequestError('INTERNAL', error.message)),
      })
    })
}
