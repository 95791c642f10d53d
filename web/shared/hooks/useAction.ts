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
  /** Text of a failure; the server's own message when left out, or when the function answers null. */
  failure?: string | ((error: RequestError) => string | null)
}

interface RunOptions<M extends MutationParameters> {
  /** What shows until the answer is there, for toggles: taken back when the call fails. */
  optimistic?: SelectorStoreUpdater<M['response']>
  /** Puts what the answer says where Relay does not put it by itself. */
  updater?: SelectorStoreUpdater<M['response']>
  /** Puts a server's complaint under its field; answers whether the form has such a field. */
  onFieldError?: (field: string, message: string) => boolean
  /** The caller tells the user itself what has failed. */
  isHandled?: (error: RequestError) => boolean
}

export type MutationCall = <M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  texts?: Texts<M>,
  options?: RunOptions<M>,
) => Promise<Answered<M>>

/**
 * Runs any mutation with its toasts; useAction is for the usual case of one that is known beforehand. Rejects with the
 * RequestError that the user has already been told (under the form's fields, or as a toast).
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
          // A 401 is already on its way to sign-in.
          if (error.code !== 'UNAUTHENTICATED' && !isTold) {
            const own = typeof texts.failure === 'function' ? texts.failure(error) : texts.failure
            // A second try would do it again.
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
 * A mutation bound once to its toasts: `await run(variables)` answers the response, or rejects with the RequestError that
 * the user has already been told (under the form's fields, or as a toast).
 */
export function useAction<M extends MutationParameters>(mutation: GraphQLTaggedNode, texts: Texts<M> = {}) {
  const [call, isRunning] = useMutationCall()
  const run = (variables: M['variables'], options: RunOptions<M> = {}) => call<M>(mutation, variables, texts, options)
  return [run, isRunning] as const
}
