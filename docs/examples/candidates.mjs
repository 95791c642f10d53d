// Walks through all candidates of the company. Candidates that are added or deleted meanwhile shift nothing.
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
  // `request` returns only the data; `rawRequest` also returns the points.
  const { data, extensions } = await client.rawRequest(candidates, { after })
  const { nodes, pageInfo } = data.candidates
  count += nodes.length
  console.log(`${count} candidates, ${extensions.cost.available} points left`)
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null
} while (after !== null)
