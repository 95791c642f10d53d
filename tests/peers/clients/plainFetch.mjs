// Uses no library at all.
import { signIn, someCandidate, tell, url } from './session.mjs'

const token = await signIn()

async function ask(query, variables, headers = {}) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: answer.status, type: answer.headers.get('content-type'), ...(await answer.json()) }
}

const submit = `mutation ($input: SubmitInboundCandidatesInput!) {
  submitInboundCandidates(input: $input) { results { externalId isNew status } }
}`
const input = someCandidate('fetch')
const key = { 'idempotency-key': crypto.randomUUID() }

tell({
  page: await ask('{ candidates(first: 2) { totalCount nodes { id name } } }'),
  modern: await ask('{ viewer { user { userName } } }', {}, { accept: 'application/graphql-response+json' }),
  invalid: await ask('{ nothing }'),
  byGet: await fetch(`${url}?${new URLSearchParams({ query: '{ viewer { user { userName } } }' })}`, {
    headers: { authorization: `Bearer ${token}` },
  }).then((answer) => answer.json()),
  first: await ask(submit, { input }, key),
  again: await ask(submit, { input }, key),
  withAnotherKey: await ask(submit, { input }, { 'idempotency-key': crypto.randomUUID() }),
  stranger: await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { user { userName } } }' }),
  }).then(async (answer) => ({ status: answer.status, ...(await answer.json()) })),
})
