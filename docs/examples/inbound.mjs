// Sends a candidate and prints the result of the check. Each candidate is accepted once per source and id.
// … node docs/examples/inbound.mjs CHAT-1 "Phạm Thị Hà" "0912 345 678"
import { ClientError, gql } from 'graphql-request'
import { client } from './token.mjs'

const submit = gql`
  mutation Submit($input: SubmitInboundCandidatesInput!) {
    submitInboundCandidates(input: $input) {
      results {
        externalId
        inboundCandidateId
        isNew
        status
        remark
      }
    }
  }
`

const [externalId, name, phone] = process.argv.slice(2)
const input = { source: 'Examples', candidates: [{ externalId, name, phones: phone ? [phone] : [] }] }
// If there is no answer, send the same again with the same key: it is done only once, and answered as the first time.
const headers = { 'idempotency-key': crypto.randomUUID() }
try {
  const { submitInboundCandidates } = await client.request(submit, { input }, headers)
  for (const { status, isNew, remark } of submitInboundCandidates.results)
    console.log(`${externalId}: ${status}${isNew ? '' : ', sent before'}${remark ? `, ${remark}` : ''}`)
} catch (error) {
  if (!(error instanceof ClientError)) throw error
  // The code is one of a closed list: BAD_INPUT, FORBIDDEN … The message is for people.
  for (const { message, extensions } of error.response.errors ?? [error])
    console.error(`${extensions?.code ?? error.response.status}: ${message}`)
  process.exitCode = 1
}
