// Composes the schema as one subgraph of a federation with another one, using Apollo's own packages.
import { composeServices } from '@apollo/composition'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { parse } from 'graphql'
import { readFileSync } from 'node:fs'
import { tell } from './session.mjs'

const [file] = process.argv.slice(2)
const text = readFileSync(file, 'utf8')
const another = `
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])
  type Query { wage(userName: String!): Wage }
  type Wage @key(fields: "userName") { userName: String! amount: Int! }
`
const subgraph = (name, sdl) => ({ name, typeDefs: parse(sdl), url: `http://${name}.example/graphql` })

const built = buildSubgraphSchema(parse(text))
const {
  errors = [],
  hints = [],
  supergraphSdl = '',
} = composeServices([subgraph('hireloom', text), subgraph('payroll', another)])

tell({
  permissions: text.match(/@permission\(/g)?.length ?? 0,
  builtTypes: Object.keys(built.getTypeMap()).length,
  errors: errors.map(({ message }) => message),
  hints: hints.map(({ message }) => message),
  hasBoth: /^\s*candidates\(/m.test(supergraphSdl) && /^\s*wage\(/m.test(supergraphSdl),
  keptPermissions: supergraphSdl.match(/@permission\b/g)?.length ?? 0,
  keptSemanticNonNulls: supergraphSdl.match(/@semanticNonNull\b/g)?.length ?? 0,
})
