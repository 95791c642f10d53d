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
import { holds, isViewer } from '../../core/graph/permission.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'

const readingKeys = candidateNoteList.access as readonly ['Candidate:ReadCandidate', 'Candidate:AddNote', 'DPS:ListDPS']
const pageSize = 100

const keyOf = ({ candidateId, id }: Row) => innerKey(candidateId, id)

/** The notes of one candidate that are asked for; the services list them only by candidate. */
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
  description: 'A note on a candidate, for everyone who may read the candidate or for those whom it is shared with.',
  permission: readingKeys,
  isByRecord: true,
  loader: notes,
  databaseId: ({ id }) => id,
  key: keyOf,
  fields: (t) => ({
    text: t.exposeString('notes', { description: 'What the note says.' }),
    sharedUsers: t.field({
      type: [User],
      mayFailAlone: true,
      description: 'Users whom the note is shared with; none: everyone who may read the candidate.',
      resolve: ({ candidateNoteShares: userNames }, _args, context, info) => User.allNamed(context, userNames, info),
    }),
    author: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who wrote it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When it was written.' }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', nullable: true, description: 'When it was last changed.' }),
    canEdit: t.boolean({
      description: 'The viewer may change and delete it.',
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
      "With whom the viewer's latest note on the candidate is shared: what a new note offers. None for who may not read notes. For single candidates, not for the rows of a list.",
    extensions: { personal: true, single: true },
    resolve: async ({ id }, _args, context) => {
      if (!holds(context, readingKeys)) return []
      countNested(context)
      const shares = await context.rest.call(candidateNoteShares, { query: { candidateId: id } })
      return User.loadAll(
        context,
        shares.map(({ userName }) => userName),
      )
    },
  }),
}))
