import { cacheExchange, Client, fetchExchange, gql, subscriptionExchange } from '@urql/core'
import { createClient } from 'graphql-ws'
import { signIn, socketUrl, someCandidate, tell, url } from './session.mjs'

const token = await signIn()
const socket = createClient({ url: socketUrl, connectionParams: { accessToken: token } })
/** The HTTP methods of queries and mutations. */
const methods = []
const client = new Client({
  url,
  fetch: (address, init) => {
    methods.push(init.method)
    return fetch(address, init)
  },
  fetchOptions: { headers: { authorization: `Bearer ${token}` } },
  exchanges: [
    cacheExchange,
    fetchExchange,
    subscriptionExchange({
      forwardSubscription: ({ query = '', variables }) => ({
        subscribe: (sink) => ({ unsubscribe: socket.subscribe({ query, variables }, sink) }),
      }),
    }),
  ],
})

const submit = gql`
  mutation Submit($input: SubmitInboundCandidatesInput!) {
    submitInboundCandidates(input: $input) {
      results {
        inboundCandidateId
        isNew
        status
      }
    }
  }
`

const page = await client.query(
  gql`
  query Candidates {
    candidates(first: 2) {
      nodes {
        id
        name
      }
    }
  }
`,
  {},
)
const invalid = await client.query('query Nothing { nothing }', {})

/** The received changes: one at the start, and one after the mutation below has sent a candidate. */
const changes = []
let mutation
await new Promise((resolve, reject) => {
  const { unsubscribe } = client
    .subscription(gql`subscription Inbound { inboundCandidatesChanged { at candidateId } }`, {})
    .subscribe(({ data, error }) => {
      if (error) return reject(error)
      changes.push(data.inboundCandidatesChanged.candidateId)
      if (changes.length === 1)
        client
          .mutation(submit, { input: someCandidate('urql') })
          .toPromise()
          .then((answer) => (mutation = answer), reject)
      else {
        unsubscribe()
        resolve()
      }
    })
})
await socket.dispose()
tell({
  page: page.data,
  extensions: page.extensions,
  mutation: mutation?.data,
  changes,
  methods,
  invalid: invalid.error?.graphQLErrors.map(({ extensions }) => extensions.code),
})
