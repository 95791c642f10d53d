// The recommended rules of graphql-eslint for the schema, and for the documents of the examples, separately for each
// language.
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
      // Nodes have an id, which tests/rules/schemaTypes.test.ts requires. Payloads, pages of lists and plain values
      // have none.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  { ...common, files: ['documents/**/*.graphql'], rules: graphql.configs['flat/operations-recommended'].rules },
]

/** Accepted findings: the rule, the finding by its message, and the reason. */
export const accepted = [
  // A type of template and a type of product: these are terms of the domain, not of the schema.
  { rule: 'naming-convention', text: 'Type "EmailTemplateType" should not have "Type" suffix' },
  { rule: 'naming-convention', text: 'Type "JobProductType" should not have "Type" suffix' },
  // `candidates` of a job are the people themselves; `jobCandidates` are their positions in its pipeline, of the type
  // JobCandidate.
  { rule: 'no-typename-prefix', text: 'Field "jobCandidates" starts with the name of the parent type "Job"' },
  // The services, the sign-in and common usage all have this name.
  { rule: 'no-typename-prefix', text: 'Field "userName" starts with the name of the parent type "User"' },
  // The codes are in the extensions of errors, which no field can refer to.
  { rule: 'no-unreachable-types', text: 'Enum type `ErrorCode` is unreachable' },
]
