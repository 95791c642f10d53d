import { candidateCvMatches, type CvMatch as Match } from '../../../services/features/candidateCvs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { loader } from '../../core/graph/loader.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'
import { Candidate } from '../candidates/candidate.ts'

interface Asked {
  candidateId: string
  query: string
}
const keyOf = ({ candidateId, query }: Asked) => JSON.stringify([candidateId, query])
const askedBy = (key: string): Asked => {
  const [candidateId, query] = JSON.parse(key) as [string, string]
  return { candidateId, query }
}

const matches = loader<Match & Asked>({
  read: async (keys, { rest }) => {
    const byQuery = Map.groupBy(keys.map(askedBy), ({ query }) => query)
    const found = await Promise.all(
      [...byQuery].map(async ([query, asked]) => {
        const body = { candidateIds: asked.map(({ candidateId }) => candidateId), query }
        return (await rest.call(candidateCvMatches, { body })).map((match) => ({ ...match, query }))
      }),
    )
    return found.flat()
  },
  key: keyOf,
  most: 100,
})

const CvMatch = builder
  .objectRef<Match>('CvMatch')
  .implement({
    description: 'A place of a CV that says what was looked for.',
    fields: (t) => ({
      file: t.field({
        type: File,
        description: 'The CV; it has no name here.',
        resolve: ({ filePath }) => ({
          path: filePath,
          name: null,
          downloadUrl: downloadUrlOf('candidateViewFileCv', { filePathKey: filePath }),
        }),
      }),
      page: t.exposeInt('page', { description: 'Page of the CV, from 1; 1 where the file has no pages.' }),
      before: t.exposeString('before', { description: 'What stands before it.' }),
      match: t.exposeString('match', { description: 'What was found, as the CV writes it.' }),
      after: t.exposeString('after', { description: 'What stands behind it.' }),
    }),
  })

builder.objectField(Candidate, 'cvMatch', (t) =>
  t.field({
    type: CvMatch,
    nullable: true,
    operation: candidateCvMatches,
    description: 'Where a CV of the candidate says what is looked for; null where none does.',
    args: {
      query: t.arg.string({ required: true, description: 'As a condition on CV takes it, at most 500 characters.' }),
    },
    resolve: ({ id }, { query }, context) => matches.load(context, keyOf({ candidateId: id, query })),
  }),
)
