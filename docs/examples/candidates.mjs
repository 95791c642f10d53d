// Walks through all candidates of the company. A cursor holds its place: who is added or deleted meanwhile moves nothing.
import { gql } from 'graphql-request'
import { client } from './token.mjs'

const candidates = gql`
  query Candidates($after: String) {
    candidates(first: 100, after: $after, orderBy: { field: CREATED_AT, direction: ASC }) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        databaseId
        name
        emails
      }
    }
  }
`

let after = null
let count = 0
do {
  // `request` answers the data alone; `rawRequest` what the answer says of points, too.
  const { data, extensions } = await client.rawRequest(candidates, { after })
  const { nodes, pageInfo } = data.candidates
  count += nodes.length
  console.log(`${count} candidates, ${extensions.cost.available} points left`)
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null
} while (after !== null)
