import {
  candidateNoteList,
  candidateNoteShares,
  type CandidateNote as Row,
} from '../../../services/features/candidateNotes/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { innerKey, partsOfKey } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { hasPermission, isViewer } from '../../core/graph/permission.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'

const readingKeys = candidateNoteList.access as readonly ['Candidate:ReadCandidate', 'Candidate:AddNote', 'DPS:ListDPS']
const pageSize = 100

const keyOf = ({ candidateId, id }: Row) => innerKey(candidateId, id)

/** Returns the requested notes of one candidate. The services list notes by candidate only. */
async function readNotes(candidateId: string, wanted: ReadonlySet<string>, { rest }: GatewayContext): Promise<Row[]> {
  const found: Row[] = []
  for (let pageIndex = 0; ; pageIndex++) {
    const { data, totalItem = 0 } = await rest.call(candidateNoteList, { body: { pageIndex, pageSize, candidateId } })
    found.push(...data.filter(({ id }) => wanted.has(id)))
    if (found.length === wanted.size || data.length === 0 || (pageIndex + 1) * pageSize >= totalItem) return found
  }
}

const notes = loader<Row>({
  read: async (keys, context) => {
    const byCandidate = Map.groupBy(
      keys.map(partsOfKey).filter((parts) => parts !== null),
      ({ outerId }) => outerId,
    )
    const lists = [...byCandidate].map(([candidateId, parts]) =>
      readNotes(candidateId, new Set(parts.map(({ innerId }) => innerId)), context),
    )
    return (await Promise.all(lists.map(orNull))).flatMap((list) => list ?? [])
  },
  key: keyOf,
})

export const CandidateNote = node<Row>('CandidateNote', {
  description:
    'A note on a candidate, visible to everyone who may read the candidate or to the users whom it is shared with.',
  permission: readingKeys,
  isByRecord: true,
  loader: notes,
  databaseId: ({ id }) => id,
  key: keyOf,
  fields: (t) => ({
    text: t.exposeString('notes', { description: 'The text of the note.' }),
    sharedUsers: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'Users whom the note is shared with. If empty, everyone who may read the candidate can see it.',
      resolve: ({ candidateNoteShares: userNames }, _args, context, info) => User.allNamed(context, userNames, info),
    }),
    author: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who wrote it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When the note was written.' }),
    updatedAt: t.expose('updatedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the note was last changed.',
    }),
    canEdit: t.boolean({
      description: 'Whether the viewer may change and delete it.',
      resolve: ({ canEdit, createdBy }, _args, context) => canEdit ?? isViewer(context, createdBy),
    }),
  }),
})

const CandidateNoteConnection = connectionOf(CandidateNote)

builder.objectFields(Candidate, (t) => ({
  notes: t.field({
    type: CandidateNoteConnection,
    nullable: true,
    permission: readingKeys,
    description: 'Notes that the viewer wrote or may see, newest first.',
    args: pageArgs,
    extensions: { personal: true },
    resolve: async ({ id }, args, context, info) => {
      countNested(context)
      const page = await readPages(
        args,
        (part) => context.rest.call(candidateNoteList, { body: { ...part, candidateId: id } }),
        pageSelectionOf(info),
      )
      notes.prime(context, page.rows)
      return page
    },
  }),
  noteShares: t.field({
    type: [User],
    mayFailAlone: true,
    description:
      "The users with whom the viewer's latest note on the candidate is shared, as a default for a new note. Empty if the caller may not read notes. Intended for single candidates, not for the rows of a list.",
    extensions: { personal: true, single: true },
    resolve: async ({ id }, _args, context) => {
      if (!hasPermission(context, readingKeys)) return []
      countNested(context)
      const shares = await context.rest.call(candidateNoteShares, { query: { candidateId: id } })
      return User.loadAll(
        context,
        shares.map(({ userName }) => userName),
      )
    },
  }),
}))
