// Uploads a CSV of candidates into a folder of CV verification, and watches the import to its end.
// … node docs/examples/import.mjs candidates.csv "Careers site"
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { createClient } from 'graphql-ws'
import { ask, getToken, url } from './token.mjs'

const [file, folderName] = process.argv.slice(2)
const token = await getToken()
const { data } = await ask(token, '{ verificationFolders(first: 100) { nodes { databaseId name canImport } } }')
const folder = data.verificationFolders.nodes.find(({ name, canImport }) => name === folderName && canImport)
if (!folder) throw new Error(`There is no folder ${folderName} to import into`)

const form = new FormData()
form.set('title', basename(file))
form.set('verificationId', folder.databaseId)
// The file comes last: what stands before it is read first.
form.set('file', await openAsBlob(file, { type: 'text/csv' }), basename(file))
const uploaded = await fetch(`${url}/upload/verificationImportCreate`, {
  method: 'POST',
  // The same key again, and the file is not taken twice.
  headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
  body: form,
})
if (!uploaded.ok) throw new Error(`${uploaded.status} ${await uploaded.text()}`)
const { nodeId } = await uploaded.json()

const socket = createClient({ url: `${url.replace(/^http/, 'ws')}/graphql`, connectionParams: { accessToken: token } })
const changes = socket.iterate({
  query: `subscription Watch($id: ID!) {
    verificationImportChanged(id: $id) { status processedCount totalCount newCount existingCount failedCount }
  }`,
  variables: { id: nodeId },
})
for await (const { data: change } of changes) {
  const { status, processedCount, totalCount, newCount, existingCount, failedCount } = change.verificationImportChanged
  console.log(`${status}: ${processedCount} of ${totalCount ?? '?'}`)
  if (status === 'SUCCEEDED') console.log(`${newCount} new, ${existingCount} known, ${failedCount} failed`)
}
await socket.dispose()
