// graphql-inspector: checks the examples' documents, and compares the schema's file to the introspection of the
// endpoint.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { signIn, tell, url } from './session.mjs'

const [schema] = process.argv.slice(2)
const token = await signIn()

async function inspect(...args) {
  const { stdout } = await promisify(execFile)(process.execPath, ['node_modules/.bin/graphql-inspector', ...args])
  return stdout
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && line !== '[log]')
}

const [documents, itself, endpoint] = await Promise.all([
  inspect('validate', 'documents/**/*.graphql', schema),
  inspect('diff', schema, schema),
  inspect('diff', schema, url, '--right-header', `Authorization: Bearer ${token}`),
])
tell({ documents, itself, endpoint })
