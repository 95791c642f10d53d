import { ClientError, gql, GraphQLClient } from 'graphql-request'
import { signIn, someCandidate, tell, url } from './session.mjs'

const client = new GraphQLClient(url, { headers: { authorization: `Bearer ${await signIn()}` } })

const refused = (work) => work.then(() => null).catch((error) => error)
const ofClient = (error) =>
  error instanceof ClientError && { status: error.response.status, errors: error.response.errors }

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

const { data, extensions } = await client.rawRequest(gql`
  query Candidates {
    candidates(first: 2) {
      totalCount
      nodes {
        id
        name
      }
    }
  }
`)
tell({
  data,
  extensions,
  mutation: await client.request(submit, { input: someCandidate('graphql-request') }),
  invalid: ofClient(await refused(client.request('{ nothing }'))),
  badInput: ofClient(await refused(client.request(submit, { input: { source: '', candidates: [] } }))),
  batch: ofClient(await refused(client.batchRequests([{ document: '{ viewer { user { id } } }' }]))),
})
