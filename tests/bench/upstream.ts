import { createServer } from 'node:http'
import { candidates, channels, folder, total, users } from './canned.ts'

// The REST services of the measurement: canned responses, the keys of an issuer, and a counter of the calls.
const port = Number(process.env.UPSTREAM_PORT)
const issuer = `http://127.0.0.1:${port}`
const text = (value: unknown) => Buffer.from(JSON.stringify(value))

const answers: Record<string, Buffer> = {
  '/CVVerification/by-ids': text([folder]),
  '/CVVerification/list-import-candidates': text({
    data: candidates,
    totalItem: total,
    pageIndex: 0,
    pageSize: candidates.length,
  }),
  '/commons-sts/users-by-usernames': text(users),
  '/commons/recruitment-channels': text(channels),
}
const others: Record<string, () => Buffer> = {
  '/ready': () => text({ ok: true }),
  '/.well-known/openid-configuration': () =>
    text({ issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` }),
  '/jwks': () => text({ keys: [JSON.parse(process.env.PUBLIC_JWK ?? '{}')] }),
  '/calls': () => text(calls),
}
const calls: Record<string, number> = {}

createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const path = request.url ?? ''
    const canned = answers[path]
    if (canned) calls[path] = (calls[path] ?? 0) + 1
    const body = canned ?? others[path]?.()
    response
      .writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'content-length': body?.length ?? 0 })
      .end(body)
  })
}).listen(port, '127.0.0.1')
