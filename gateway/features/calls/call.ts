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
import { holds, signedIn } from '../../core/graph/permission.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'
import { supervisor } from './access.ts'
import { downloadUrlOf, File, type StoredFile } from '../../core/graph/types/file.ts'

export const CallPhase = enumOf('CallPhase', 'How far a call is; it only goes forward.', {
  calling: 'It was placed.',
  ringing: 'It rings at the far end.',
  talking: 'It was accepted.',
  ended: 'It is over; the result says how.',
})

export const CallResult = enumOf('CallResult', 'How a call ended.', {
  answered: 'Somebody answered: Call End.',
  canceled: 'The caller hung up before that: Canceled.',
  busy: 'The candidate was busy.',
  unavailable: 'Nobody answered, or nobody could: Unavailable.',
  failed: 'Anything else: Call failed.',
})

export const CallOutcome = enumOf('CallOutcome', 'What came of a call, as the caller says.', {
  interested: 'The candidate is interested.',
  notInterested: 'The candidate is not interested.',
  callBack: 'To be called again.',
  wrongNumber: "The number is somebody else's.",
  noAnswer: 'Nobody answered the call.',
  other: 'Something else; see the note.',
})

/** The file that an address of the file service leads to; null for an address elsewhere. */
function fileBy(url: string): StoredFile | null {
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
      description: 'Who is called; null for a row of a verification folder, and for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    name: t.exposeString('name', { description: 'Name of who is called, as it was then.' }),
    phone: t.exposeString('phone', { description: 'The phone as the record has it.' }),
    number: t.exposeString('number', { description: 'The number as it was dialled.' }),
    user: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who places the call.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    phase: t.field({ type: CallPhase, description: 'How far it is.', resolve: ({ phase }) => phase }),
    result: t.field({
      type: CallResult,
      nullable: true,
      description: 'How it ended; null while it goes on.',
      resolve: ({ result }) => result,
    }),
    outcome: t.field({
      type: CallOutcome,
      nullable: true,
      description: 'What came of it.',
      resolve: ({ outcome }) => outcome,
    }),
    note: t.exposeString('note', { nullable: true, description: 'What the caller noted.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it was placed.' }),
    ringingAt: t.expose('ringingAt', { type: 'DateTime', nullable: true, description: 'When it rang.' }),
    answeredAt: t.expose('answeredAt', { type: 'DateTime', nullable: true, description: 'When it was accepted.' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true, description: 'When it was over.' }),
    durationSeconds: t.int({
      nullable: true,
      description: 'How long was talked; null while it goes on, and when nobody answered.',
      resolve: ({ answeredAt, endedAt }) =>
        answeredAt && endedAt ? Math.max(0, Math.round((Date.parse(endedAt) - Date.parse(answeredAt)) / 1000)) : null,
    }),
    hasRecording: t.exposeBoolean('hasRecording', { description: 'It was recorded; see recording.' }),
    recording: t.field({
      type: File,
      nullable: true,
      description:
        'The recording; null without one, and for who may not hear it. For single calls, not for the rows of a list.',
      extensions: { single: true },
      resolve: async ({ id, hasRecording }, _args, context) => {
        if (!hasRecording || !holds(context, supervisor)) return null
        countNested(context)
        const found = await orNull(context.rest.call(phonenetRecordingUrl, { query: { callId: id } }))
        return found && fileBy(found.url)
      },
    }),
    isOwn: t.boolean({
      description: 'The viewer calls.',
      extensions: { personal: true },
      resolve: ({ userName }, _args, context) => userName === signedIn(context).userName,
    }),
  }),
})
