import i18n from 'i18next'
import { useState } from 'react'
import { useRelayEnvironment } from 'react-relay/hooks'
import {
  commitMutation,
  type GraphQLTaggedNode,
  type MutationParameters,
  type SelectorStoreUpdater,
} from 'relay-runtime'
import { errorText } from '../format/errorText.ts'
import type { Answered } from '../relay/answered.ts'
import { RequestError } from '../requestError.ts'
import { toaster } from '../ui/toaster.tsx'

interface Texts<M extends MutationParameters> {
  success?: string | ((response: Answered<M>) => string)
  /** The text for a failure; the server's own message if left out, or if the function returns null. */
  failure?: string | ((error: RequestError) => string | null)
}

interface RunOptions<M extends MutationParameters> {
  /** The change to show until the response arrives, for toggles; it is reverted if the call fails. */
  optimistic?: SelectorStoreUpdater<M['response']>
  /** Updates the store where Relay does not do so by itself. */
  updater?: SelectorStoreUpdater<M['response']>
  /** Shows a server error under its field. Returns whether the form has such a field. */
  onFieldError?: (field: string, message: string) => boolean
  /** Whether the caller reports the failure to the user itself. */
  isHandled?: (error: RequestError) => boolean
}

export type MutationCall = <M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  texts?: Texts<M>,
  options?: RunOptions<M>,
) => Promise<Answered<M>>

/**
 * Returns a function that runs any mutation with its toasts; useAction is for the usual case of one known mutation.
 * Rejects with the RequestError, which the user has already seen (under the form's fields, or as a toast).
 */
export function useMutationCall(): readonly [call: MutationCall, isRunning: boolean] {
  const environment = useRelayEnvironment()
  const [isRunning, setRunning] = useState(false)

  const call: MutationCall = <M extends MutationParameters>(
    mutation: GraphQLTaggedNode,
    variables: M['variables'],
    texts: Texts<M> = {},
    options: RunOptions<M> = {},
  ) => {
    setRunning(true)
    return new Promise<Answered<M>>((resolve, reject) => {
      commitMutation<M>(environment, {
        mutation,
        variables,
        optimisticUpdater: options.optimistic,
        updater: options.updater,
        onCompleted: (data) => {
          const response = data as Answered<M>
          setRunning(false)
          const text = typeof texts.success === 'function' ? texts.success(response) : texts.success
          if (text) toaster.success(text)
          resolve(response)
        },
        onError: (thrown) => {
          setRunning(false)
          const error = thrown instanceof RequestError ? thrown : new RequestError('INTERNAL', thrown.message)
          const isShown = Object.entries(error.fields).map(
            ([field, messages]) => options.onFieldError?.(field, messages.join(' ')) ?? false,
          )
          const isTold = options.isHandled?.(error) || (isShown.length > 0 && isShown.every(Boolean))
          // A 401 is already redirecting to sign-in.
          if (error.code !== 'UNAUTHENTICATED' && !isTold) {
            const own = typeof texts.failure === 'function' ? texts.failure(error) : texts.failure
            // A second attempt would repeat the change.
            if (error.isDone) toaster.warning(i18n.t('shared:doneUnread'))
            else toaster.error(own ?? errorText(error))
          }
          reject(error)
        },
      })
    })
  }
  return [call, isRunning]
}

/**
 * Binds a mutation to its toasts: `await run(variables)` returns the response, or rejects with the RequestError, which
 * the user has already seen (under the form's fields, or as a toast).
 */
export function useAction<M extends MutationParameters>(mutation: GraphQLTaggedNode, texts: Texts<M> = {}) {
  const [call, isRunning] = useMutationCall()
  const run = (variables: M['variables'], options: RunOptions<M> = {}) => call<M>(mutation, variables, texts, options)
  return [run, isRunning] as const
}
