import { fetchQuery, graphql } from 'react-relay/hooks'
import { commitMutation, type GraphQLTaggedNode, type IEnvironment, type MutationParameters } from 'relay-runtime'
import type { Answered } from '../relay/answered.ts'
import type { CallSubject } from './currentCall.ts'
import type { CallPhase, CallResult, Extension } from './phone/phone.ts'
import type { callRequestsExtensionQuery } from './__generated__/callRequestsExtensionQuery.graphql.ts'
import type { callRequestsReportMutation } from './__generated__/callRequestsReportMutation.graphql.ts'
import type { callRequestsResetMutation } from './__generated__/callRequestsResetMutation.graphql.ts'
import type { callRequestsStartMutation } from './__generated__/callRequestsStartMutation.graphql.ts'

const commit = <M extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M['variables'],
  isLast = false,
) =>
  new Promise<Answered<M>>((resolve, reject) => {
    commitMutation<M>(environment, {
      mutation,
      variables,
      onCompleted: (response) => resolve(response as Answered<M>),
      onError: reject,
      // The page is being closed: the browser sends the request anyway.
      ...(isLast && { cacheConfig: { force: true, metadata: { isLast } } }),
    })
  })

const upper = <T extends string>(value: T) => value.toUpperCase() as Uppercase<T>

/** Fetches the extension of the user with its global id; null if they have none. */
export async function requestExtension(environment: IEnvironment): Promise<(Extension & { id: string }) | null> {
  const answer = await fetchQuery<callRequestsExtensionQuery>(
    environment,
    graphql`
    query callRequestsExtensionQuery {
      phoneExtension { id ext password server realm iceServers { urls username credential } }
    }
  `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise()
  const found = answer?.phoneExtension
  if (!found) return null
  const { id, ext, password, iceServers } = found
  const server = found.server ?? `${location.origin.replace(/^http/, 'ws')}/sip`
  return {
    id,
    ext,
    password,
    server,
    realm: found.realm ?? new URL(server).hostname,
    iceServers: iceServers.map(({ urls, username, credential }) => ({
      urls: [...urls],
      ...(username != null && { username }),
      ...(credential != null && { credential }),
    })),
  }
}

/** Creates the record of a call. Returns its ids and the number to dial. */
export async function requestCall(
  environment: IEnvironment,
  { candidateId, verificationCandidateId }: CallSubject,
  phone: string,
) {
  const { startCall } = await commit<callRequestsStartMutation>(
    environment,
    graphql`
    mutation callRequestsStartMutation($input: StartCallInput!) {
      startCall(input: $input) { call { id databaseId number } }
    }
  `,
    { input: { candidateId, verificationCandidateId, phone } },
  )
  return startCall.call
}

export interface Report {
  id: string
  phase: CallPhase
  sessionId?: string
  result?: CallResult
}

/**
 * Reports the phase of the call, which also shows that it is still going on. Returns whether the services consider it
 * ended.
 */
export async function requestReport(
  environment: IEnvironment,
  { phase, result, ...rest }: Report,
  isLast = false,
): Promise<boolean> {
  const { updateCallState } = await commit<callRequestsReportMutation>(
    environment,
    graphql`
    mutation callRequestsReportMutation($input: UpdateCallStateInput!) {
      updateCallState(input: $input) { call { id phase result endedAt durationSeconds } }
    }
  `,
    { input: { ...rest, phase: upper(phase), ...(result && { result: upper(result) }) } },
    isLast,
  )
  return updateCallState.call.phase === 'ENDED'
}

/** Ends the user's calls that another page has left open. */
export async function requestReset(environment: IEnvironment): Promise<void> {
  const extension = await requestExtension(environment)
  if (!extension) throw new Error('No phone extension')
  await commit<callRequestsResetMutation>(
    environment,
    graphql`
    mutation callRequestsResetMutation($input: ResetPhoneInput!) {
      resetPhone(input: $input) { phoneReady { isReady } }
    }
  `,
    { input: { extensionId: extension.id } },
  )
}
