// Follows Inbound over graphql-ws: new, approved and rejected candidates. Ends after the given number, or never.
// … node docs/examples/changes.mjs 10
import { gql } from 'graphql-request'
import { client, socket } from './token.mjs'

const inboundChanged = gql`
  subscription InboundChanged {
    inboundCandidatesChanged {
      at
      candidateId
    }
  }
`
const inbound = gql`
  query Inbound($id: ID!) {
    node(id: $id) {
      id
      ... on InboundCandidate {
        name
        status
      }
    }
  }
`
const latestInbound = gql`
  query LatestInbound {
    inboundCandidates(first: 100) {
      totalCount
      nodes {
        id
        name
        status
      }
    }
  }
`

const most = Number(process.argv[2] ?? Infinity)
let count = 0
for await (const { data } of socket.iterate({ query: inboundChanged })) {
  const { candidateId } = data.inboundCandidatesChanged
  if (candidateId === null) {
    // At the start, after a reconnect, and if several have changed at once: read the list.
    const { inboundCandidates } = await client.request(latestInbound)
    console.log(`${inboundCandidates.totalCount} in Inbound`)
  } else {
    const { node } = await client.request(inbound, { id: candidateId })
    console.log(node ? `${node.name}: ${node.status}` : 'One is gone')
  }
  if (++count >= most) break
}
await socket.dispose()
