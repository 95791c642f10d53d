import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { RequestError } from '../../../shared/requestError.ts'

/** A mutation as a promise, for callers that tell each failure apart; others take useAction. */
export function useSend<M extends MutationParameters>(mutation: GraphQLTaggedNode) {
  const [commit] = useMutation<M>(mutation)
  return (variables: M['variables']): Promise<M['response']> =>
    new Promise((resolve, reject) => {
      commit({
        variables,
        onCompleted: resolve,
        onError: (error) => reject(error instanceof RequestError ? error : new RequestError('INTERNAL', error.message)),
      })
    })
}
