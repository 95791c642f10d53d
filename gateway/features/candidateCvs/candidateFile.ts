import {
  candidateFileDelete,
  candidateFiles,
  type CandidateFile as Row,
} from '../../../services/features/candidateCvs/contract.ts'
import { candidateReaders } from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { innerIdOf, innerKey, partsOfKey } from '../../core/graph/ids.ts'
import { listLoader, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'

const keyOf = ({ candidateId, id }: Row) => innerKey(candidateId, id)

const filesOf = listLoader<Row>({
  read: (ids, { rest }) => rest.call(candidateFiles, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

/** The services list files by candidate only. */
const files = loader<Row>({
  read: async (keys, context) => {
    const candidateIds = new Set(keys.map(partsOfKey).flatMap((parts) => parts?.outerId ?? []))
    return (await Promise.all([...candidateIds].map((id) => filesOf(context, id)))).flat()
  },
  key: keyOf,
})

const CandidateFileKind = builder.enumType('CandidateFileKind', {
  description: "The kind of a candidate's file.",
  values: {
    CV: { value: 'cv', description: 'A CV of the candidate.' },
    FILE: { value: 'file', description: 'Any other file.' },
  } as const,
})

export const CandidateFile = node<Row>('CandidateFile', {
  description: 'A CV or another file of a candidate.',
  permission: candidateReaders,
  loader: files,
  databaseId: ({ id }) => id,
  key: keyOf,
  fields: (t) => ({
    file: t.field({
      type: File,
      description: 'The file with its download address.',
      resolve: ({ path, name, contentType, size }) => ({
        path,
        name,
        contentType,
        size,
        downloadUrl: downloadUrlOf('candidateViewFileCv', { filePathKey: path }),
      }),
    }),
    kind: t.field({
      type: CandidateFileKind,
      description: 'Whether it is a CV or another file.',
      resolve: ({ kind }) => kind,
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who added it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When the file was added.' }),
  }),
})

builder.objectField(Candidate, 'files', (t) =>
  t.field({
    type: [CandidateFile],
    mayFailAlone: true,
    description: 'CVs and other files of the candidate, newest first.',
    resolve: ({ id }, _args, context) => filesOf(context, id),
  }),
)

mutation('deleteCandidateFile', {
  description: 'Deletes a CV or another file of a candidate.',
  operation: candidateFileDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The file (global id).' }) }),
  payload: (t: PayloadFields<{ id: string; candidateId: string }>) => ({
    deletedCandidateFileId: t.exposeID('id', { description: 'The deleted file (global id).' }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change.',
      resolve: ({ candidateId }, _args, context) => Candidate.tryLoad(context, candidateId),
    }),
  }),
  resolve: async ({ id }, { rest }) => {
    const { outerId, innerId } = innerIdOf('CandidateFile', id)
    assertAccepted(await rest.call(candidateFileDelete, { params: { id: innerId } }), 'The file was not deleted')
    return { id, candidateId: outerId }
  },
})
