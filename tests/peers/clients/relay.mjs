// Runs relay-compiler in a separate project, and sends the compiled document to the endpoint.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { signIn, tell, url } from './session.mjs'

// The compiler is the product's own, because its binaries for each system are too large to install twice.
const [schema, compiler] = process.argv.slice(2)
const folder = 'relay'
const texts = ['Date', 'DateTime', 'PartialDate', 'EmailAddress', 'URL', 'Permission']
const config = {
  src: './src',
  schema: `../${schema}`,
  language: 'javascript',
  eagerEsModules: true,
  // Without this, files below node_modules would be ignored, which includes this project.
  excludes: ['**/__generated__/**'],
  requireCustomScalarTypes: true,
  customScalarTypes: { ...Object.fromEntries(texts.map((name) => [name, 'string'])), JSON: 'mixed' },
}
const source = `import { graphql } from 'relay-runtime'
export const query = graphql\`query listQuery($first: Int!) { ...list_candidates @arguments(first: $first) }\`
export const list = graphql\`
  fragment list_candidates on Query
  @refetchable(queryName: "listMoreQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" })
  @throwOnFieldError {
    candidates(first: $first, after: $after) @connection(key: "list_candidates") {
      edges { node { id name owner { userName } } }
    }
  }
\`
export const submit = graphql\`
  mutation listSubmitMutation($input: SubmitInboundCandidatesInput!) {
    submitInboundCandidates(input: $input) { results { externalId status } }
  }
\`
export const watch = graphql\`subscription listWatchSubscription { candidatesChanged { at candidateId } }\`
`

rmSync(folder, { recursive: true, force: true })
mkdirSync(`${folder}/src`, { recursive: true })
writeFileSync(`${folder}/relay.config.json`, JSON.stringify(config))
writeFileSync(`${folder}/src/list.js`, source)
const printed = execFileSync(process.execPath, [compiler, 'relay.config.json'], { cwd: folder, encoding: 'utf8' })
const { default: artifact } = await import(`./${folder}/src/__generated__/listQuery.graphql.js`)

const answer = await fetch(url, {
  method: 'POST',
  headers: { authorization: `Bearer ${await signIn()}`, 'content-type': 'application/json' },
  body: JSON.stringify({ query: artifact.params.text, variables: { first: 2 } }),
})
tell({ printed, status: answer.status, ...(await answer.json()) })
