// Apollo Client, with its cache, and with its link that sends hashes of documents before the documents.
import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  HttpLink,
  InMemoryCache,
  ServerError,
} from '@apollo/client'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { GraphQLWsLink } from '@apollo/client/link/subscriptions'
import { createClient } from 'graphql-ws'
import { createHash } from 'node:crypto'
import { signIn, socketUrl, someCandidate, tell, url } from './session.mjs'

const token = await signIn()
/** The HTTP requests: whether each contained the document and its hash. */
const sent = []

async function countedFetch(address, init) {
  const { query, extensions } = JSON.parse(init.body)
  const answer = await fetch(address, init)
  sent.push({ hasQuery: query !== undefined, hasHash: extensions?.persistedQuery !== undefined, status: answer.status })
  return answer
}

const http = new HttpLink({ uri: url, headers: { authorization: `Bearer ${token}` }, fetch: countedFetch })
const hashed = new PersistedQueryLink({ sha256: (text) => createHash('sha256').update(text).digest('hex') })
const clientOf = (link) => new ApolloClient({ link, cache: new InMemoryCache() })

const candidates = gql`
  query Candidates($first: Int!) {
    candidates(first: $first) {
      nodes {
        id
        name
        owner {
          id
          userName
        }
      }
    }
  }
`
const submit = gql`
  mutation Submit($input: SubmitInboundCandidatesInput!) {
    submitInboundCandidates(input: $input) {
      results {
        externalId
        isNew
        status
      }
    }
  }
`

const client = clientOf(http)
const { data } = await client.query({ query: candidates, variables: { first: 2 } })
const mutation = await client.mutate({ mutation: submit, variables: { input: someCandidate('Apollo') } })
const why = async (work) => {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  )
  return CombinedGraphQLErrors.is(error)
    ? { kind: 'CombinedGraphQLErrors', codes: error.errors.map(({ extensions }) => extensions?.code) }
    : { kind: ServerError.is(error) ? 'ServerError' : error?.name, status: error?.statusCode, message: error?.message }
}
const badInput = await why(client.mutate({ mutation: submit, variables: { input: { source: '', candidates: [] } } }))
const invalid = await why(client.query({ query: gql`query Nothing { nothing }` }))

const persisting = clientOf(ApolloLink.from([hashed, http]))
sent.length = 0
const byHash = [
  await persisting.query({ query: candidates, variables: { first: 1 } }),
  await persisting.query({ query: candidates, variables: { first: 2 } }),
].map((answer) => answer.data.candidates.nodes.length)

const socket = createClient({ url: socketUrl, connectionParams: { accessToken: token } })
const live = clientOf(new GraphQLWsLink(socket))
const change = await new Promise((resolve, reject) => {
  const watch = live.subscribe({ query: gql`subscription Watch { candidatesChanged { at candidateId } }` })
  const watching = watch.subscribe({
    next: (answer) => {
      resolve(answer.data)
      watching.unsubscribe()
    },
    error: reject,
  })
})
await socket.dispose()

tell({
  data,
  cached: Object.keys(client.cache.extract()),
  mutation: mutation.data,
  badInput,
  invalid,
  byHash,
  sent,
  change,
})
