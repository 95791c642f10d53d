// The recommended rules of graphql-eslint for the schema, and for the documents of the examples, each language by itself.
import graphql from '@graphql-eslint/eslint-plugin'
import { readdirSync } from 'node:fs'

const schema = 'schema.graphql'
const projects = Object.fromEntries(
  readdirSync('documents').map((language) => [language, { schema, documents: `documents/${language}/*.graphql` }]),
)
const common = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: { graphQLConfig: { projects: { ...projects, default: { schema } } } },
  },
}

export default [
  {
    ...common,
    files: [schema],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      // Nodes have an id, and tests/rules/schemaTypes.test.ts asks for it. Payloads, pages of lists and plain values have none to give.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  { ...common, files: ['documents/**/*.graphql'], rules: graphql.configs['flat/operations-recommended'].rules },
]

/** What rules find and may go on finding: the rule, what it finds by its message, and why it stays. */
export const accepted = [
  // A type of template and a type of product: the domain's own words, not what they are in the schema.
  { rule: 'naming-convention', text: 'Type "EmailTemplateType" should not have "Type" suffix' },
  { rule: 'naming-convention', text: 'Type "JobProductType" should not have "Type" suffix' },
  // `candidates` of a job are the people themselves; `jobCandidates` their places in its pipeline, of the type JobCandidate.
  { rule: 'no-typename-prefix', text: 'Field "jobCandidates" starts with the name of the parent type "Job"' },
  // The services', the sign-in's and everybody's word for it.
  { rule: 'no-typename-prefix', text: 'Field "userName" starts with the name of the parent type "User"' },
  // The codes that errors carry in their extensions, where no field can name them.
  { rule: 'no-unreachable-types', text: 'Enum type `ErrorCode` is unreachable' },
]
