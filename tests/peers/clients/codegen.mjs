// graphql-codegen in the three configurations that most projects use, with the schema's file and separate documents.
import { generate } from '@graphql-codegen/cli'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { tell } from './session.mjs'

const [schema] = process.argv.slice(2)
const folder = 'codegen'

const candidates = `query Candidates($first: Int!, $filter: CandidateFilter) {
  candidates(first: $first, filter: $filter, orderBy: { field: CREATED_AT, direction: DESC }) {
    pageInfo { hasNextPage endCursor }
    nodes { id name createdAt ...Owner }
  }
}
fragment Owner on Candidate { owner { id userName } }`
const submit = `mutation Submit($input: SubmitInboundCandidatesInput!) {
  submitInboundCandidates(input: $input) { results { externalId isNew status } }
}`
const watch = `subscription Watch { candidatesChanged { at candidateId } }`
const documents = [candidates, submit, watch]

/** Uses the generated types: `tsc` fails if a type is different. */
const typesUsed = (
  from,
) => `import type { CandidatesQuery, CandidatesQueryVariables, SubmitMutation, WatchSubscription } from '${from}'
type First = NonNullable<NonNullable<CandidatesQuery['candidates']>['nodes'][number]>
export const name = (first: First): string => first.name
export const createdAt = (first: First): string | null | undefined => first.createdAt
export const isNew = (data: SubmitMutation): boolean | undefined => data.submitInboundCandidates?.results[0]?.isNew
export const changed = (data: WatchSubscription): string | null | undefined => data.candidatesChanged.candidateId
export const variables: CandidatesQueryVariables = { first: 100 }
`
/** Compiles only if @semanticNonNull is respected, too: for a client that handles errors the list is never null. */
const strict = `export const count = (data: CandidatesQuery): number => data.candidates.nodes.length
`
const compilerOptions = {
  target: 'es2024',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  types: [],
}

const files = {
  'tsconfig.json': JSON.stringify({ compilerOptions }),
  'client/documents.ts': [
    `import { graphql } from './generated/gql.ts'`,
    ...documents.map((text, at) => `export const document${at} = graphql(\`${text}\`)`),
  ].join('\n'),
  'client/use.ts': typesUsed('./generated/graphql.ts'),
  'operations/documents.graphql': documents.join('\n'),
  'operations/use.ts': typesUsed('./operations.ts'),
  'near/documents.graphql': documents.join('\n'),
  'near/use.ts': typesUsed('./documents.generated.ts') + strict,
}
await rm(folder, { recursive: true, force: true })
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(`${folder}/${path}`), { recursive: true })
  await writeFile(`${folder}/${path}`, text)
}

const texts = ['Date', 'DateTime', 'PartialDate', 'EmailAddress', 'URL', 'Permission']
const ofOperations = ['typescript-operations', 'typed-document-node']
const written = await generate(
  {
    schema,
    silent: true,
    importExtension: '.ts',
    config: {
      // A scalar without a configured type is an error.
      strictScalars: true,
      scalars: { ...Object.fromEntries(texts.map((name) => [name, 'string'])), JSON: 'unknown' },
      useTypeImports: true,
      enumsAsTypes: true,
    },
    generates: {
      [`${folder}/client/generated/`]: { documents: `${folder}/client/documents.ts`, preset: 'client' },
      // The types of the entire schema, and those of the operations, which include the inputs that they need.
      [`${folder}/operations/types.ts`]: { plugins: ['typescript'] },
      [`${folder}/operations/operations.ts`]: { documents: `${folder}/operations/*.graphql`, plugins: ofOperations },
      [`${folder}/near/`]: {
        documents: `${folder}/near/*.graphql`,
        preset: 'near-operation-file',
        presetConfig: { baseTypesPath: '../operations/types.ts', extension: '.generated.ts' },
        plugins: ofOperations,
        config: { nullability: { errorHandlingClient: true } },
      },
    },
  },
  true,
)
tell({ files: written.map(({ filename }) => filename.slice(filename.indexOf(`${folder}/`))).sort() })
