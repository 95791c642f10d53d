import {
  callByIds,
  callReaders,
  phonenetRecordingUrl,
  type Call as Row,
} from '../../../services/features/calls/contract.ts'
import { countNested } from '../../core/graph/connection.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { node, type NodeRef } from '../../core/graph/node.ts'
import { hasPermission, signedIn } from '../../core/graph/permission.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'
import { supervisorKey } from './access.ts'
import { downloadUrlOf, File, type StoredFile } from '../../core/graph/types/file.ts'

export const CallPhase = enumOf('CallPhase', 'The phase of a call. It only moves forward.', {
  calling: 'The call was placed.',
  ringing: 'The phone of the candidate is ringing.',
  talking: 'The call was accepted.',
  ended: 'The call has ended, with a result.',
})

export const CallResult = enumOf('CallResult', 'How a call ended.', {
  answered: 'Somebody answered: Call End.',
  canceled: 'The caller hung up before anybody answered: Canceled.',
  busy: 'The candidate was busy.',
  unavailable: 'Nobody answered or could answer: Unavailable.',
  failed: 'Anything else: Call failed.',
})

export const CallOutcome = enumOf('CallOutcome', 'The outcome of a call, as reported by the caller.', {
  interested: 'The candidate is interested.',
  notInterested: 'The candidate is not interested.',
  callBack: 'The candidate is to be called again.',
  wrongNumber: 'The number belongs to somebody else.',
  noAnswer: 'Nobody answered the call.',
  other: 'Something else; see the note.',
})

/** Returns the file to which an address of the file service leads, or null for another address. */
function toStoredFile(url: string): StoredFile | null {
  const { pathname, searchParams, host } = new URL(url, 'http://services')
  const filePath = searchParams.get('filePath')
  return host === 'services' && pathname === '/media/file' && filePath
    ? { path: filePath, downloadUrl: downloadUrlOf('mediaFile', { filePath }) }
    : null
}

export const calls = loader<Row>({ read: byIds(callByIds), key: ({ id }) => id })

export const Call: NodeRef<Row> = node<Row>('Call', {
  description: 'A phone call with a candidate, or with a row of a verification folder.',
  permission: callReaders,
  isByRecord: true,
  loader: calls,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description:
        'The candidate who is called. Null for a row of a verification folder, or if the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    name: t.exposeString('name', { description: 'The name of the person called, as it was at that time.' }),
    phone: t.exposeString('phone', { description: 'The phone number as it is in the record.' }),
    number: t.exposeString('number', { description: 'The number as it was dialled.' }),
    user: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who places the call.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    phase: t.field({ type: CallPhase, description: 'The phase of the call.', resolve: ({ phase }) => phase }),
    result: t.field({
      type: CallResult,
      nullable: true,
      description: 'The result of the call, or null while it is in progress.',
      resolve: ({ result }) => result,
    }),
    outcome: t.field({
      type: CallOutcome,
      nullable: true,
      description: 'The outcome that the caller reported.',
      resolve: ({ outcome }) => outcome,
    }),
    note: t.exposeString('note', { nullable: true, description: 'The note of the caller.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the call was placed.' }),
    ringingAt: t.expose('ringingAt', { type: 'DateTime', nullable: true, description: 'When the phone rang.' }),
    answeredAt: t.expose('answeredAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the call was accepted.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When the call ended.' }),
    durationSeconds: t.int({
      nullable: true,
      description: 'The duration of the conversation. Null while the call is in progress, or if nobody answered.',
      resolve: ({ answeredAt, endedAt }) =>
        answeredAt && endedAt ? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(answeredAt)) / 1000)) : null,
    }),
    hasRecording: t.exposeBoolean('hasRecording', { description: 'Whether the call was recorded; see `recording`.' }),
    recording: t.field({
      type: File,
      nullable: true,
      description:
        'The recording. Null if there is none, or if the caller may not listen to it. Intended for single calls, not for the rows of a list.',
      extensions: { single: true },
      resolve: async ({ id, hasRecording }, _args, context) => {
        if (!hasRecording || !hasPermission(context, supervisorKey)) return null
        countNested(context)
        const found = await orNull(context.rest.call(phonenetRecordingUrl, { query: { callId: id } }))
        return found && toStoredFile(found.url)
      },
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer placed the call.',
      extensions: { personal: true },
      resolve: ({ userName }, _args, context) => userName === signedIn(context).userName,
    }),
  }),
})
