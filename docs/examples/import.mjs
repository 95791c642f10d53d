// Uploads a CSV of candidates into a folder of CV verification, and watches the import until it ends.
// … node docs/examples/import.mjs candidates.csv "Careers site"
import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { gql } from 'graphql-request'
import { client, fetchSignedIn, socket } from './token.mjs'

const folders = gql`
  query Folders($name: String) {
    verificationFolders(first: 100, query: $name) {
      nodes {
        id
        databaseId
        name
        canImport
      }
    }
  }
`
const importChanged = gql`
  subscription ImportChanged($id: ID!) {
    verificationImportChanged(id: $id) {
      id
      status
      processedCount
      totalCount
      newCount
      existingCount
      failedCount
    }
  }
`

const [file, folderName] = process.argv.slice(2)
const { verificationFolders } = await client.request(folders, { name: folderName })
const folder = verificationFolders.nodes.find(({ name, canImport }) => name === folderName && canImport)
if (!folder) throw new Error(`There is no folder ${folderName} to import into`)

const form = new FormData()
form.set('title', basename(file))
form.set('verificationId', folder.databaseId)
// The file comes last, since the fields before it are read first.
form.set('file', await openAsBlob(file, { type: 'text/csv' }), basename(file))
const uploaded = await fetchSignedIn('/upload/verificationImportCreate', {
  method: 'POST',
  // If the request is repeated with the same key, the file is not imported twice.
  headers: { 'idempotency-key': crypto.randomUUID() },
  body: form,
})
if (!uploaded.ok) throw new Error(`${uploaded.status} ${await uploaded.text()}`)
const { nodeId } = await uploaded.json()

for await (const { data } of socket.iterate({ query: importChanged, variables: { id: nodeId } })) {
  const { status, processedCount, totalCount, newCount, existingCount, failedCount } = data.verificationImportChanged
  console.log(`${status}: ${processedCount} of ${totalCount ?? '?'}`)
  if (status === 'SUCCEEDED') console.log(`${newCount} new, ${existingCount} known, ${failedCount} failed`)
}
await socket.dispose()
