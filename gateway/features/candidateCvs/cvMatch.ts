import { candidateCvMatches, type CvMatch as Match } from '../../../services/features/candidateCvs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { loader } from '../../core/graph/loader.ts'
import { downloadUrlOf, File } from '../../core/graph/types/file.ts'
import { Candidate } from '../candidates/candidate.ts'

interface MatchRequest {
  candidateId: string
  query: string
}
const keyOf = ({ candidateId, query }: MatchRequest) => JSON.stringify([candidateId, query])
const parseKey = (key: string): MatchRequest => {
  const [candidateId, query] = JSON.parse(key) as [string, string]
  return { candidateId, query }
}

const matches = loader<Match & MatchRequest>({
  read: async (keys, { rest }) => {
    const byQuery = Map.groupBy(keys.map(parseKey), ({ query }) => query)
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
    description: 'A passage of a CV that contains the search terms.',
    fields: (t) => ({
      file: t.field({
        type: File,
        description: 'The CV. It has no name here.',
        resolve: ({ filePath }) => ({
          path: filePath,
          name: null,
          downloadUrl: downloadUrlOf('candidateViewFileCv', { filePathKey: filePath }),
        }),
      }),
      page: t.exposeInt('page', { description: 'The page of the CV, from 1. It is 1 if the file has no pages.' }),
      before: t.exposeString('before', { description: 'The text before the match.' }),
      match: t.exposeString('match', { description: 'The matching text, as written in the CV.' }),
      after: t.exposeString('after', { description: 'The text after the match.' }),
    }),
  })

builder.objectField(Candidate, 'cvMatch', (t) =>
  t.field({
    type: CvMatch,
    nullable: true,
    operation: candidateCvMatches,
    description: 'Where a CV of the candidate contains the search terms, or null if none does.',
    args: {
      query: t.arg.string({
        required: true,
        description: 'The search terms, in the syntax of the CV condition, at most 500 characters.',
      }),
    },
    resolve: ({ id }, { query }, context) => matches.load(context, keyOf({ candidateId: id, query })),
  }),
)
