import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const audience = 'staff-api'

export interface PeerIssuer {
  issuer: string
  /** Returns an access token with these claims (docs/existing-services.md). */
  token(claims: Record<string, unknown>): Promise<string>
  close(): Promise<void>
}

/** Starts an identity provider without users: its discovery document, its keys, and tokens for any client. */
export async function startPeerIssuer(): Promise<PeerIssuer> {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'peer', alg: 'RS256', use: 'sig' }]
  const server = createServer((request, response) => {
    const known: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/jwks`, token_endpoint: `${issuer}/token` },
      '/jwks': { keys },
    }
    const answer = known[request.url ?? '']
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer,
    token: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'peer' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(String(claims.preferred_username))
        .setIssuedAt()
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
