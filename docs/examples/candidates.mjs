// Walks through all candidates of the company. A cursor holds its place: who is added or deleted meanwhile moves nothing.
import { ask, getToken } from './token.mjs'

const query = `query Candidates($after: String) {
  candidates(first: 100, after: $after, orderBy: { field: CREATED_AT, direction: ASC }) {
    pageInfo { hasNextPage endCursor }
    nodes { databaseId name emails }
  }
}`

const token = await getToken()
let after = null
let count = 0
do {
  const { data, cost } = await ask(token, query, { after })
  const { nodes, pageInfo } = data.candidates
  count += nodes.length
  console.log(`${count} candidates, ${cost.available} points left`)
  after = pageInfo.hasNextPage ? pageInfo.endCursor : null
} while (after !== null)
