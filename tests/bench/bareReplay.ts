import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Pool } from 'undici'

/** The REST calls that one request of the client causes, in turns, and its response. */
export interface Recorded {
  turns: { method: string; path: string; body: string }[][]
  answer: unknown
}

// The baseline of the areas: makes the same REST calls as the gateway, parses their responses and prints the same JSON.
// It does not assemble anything, as a handler written by hand would have to, so it is cheaper than any real handler.
if (process.env.BARE_PORT) {
  const recorded = JSON.parse(readFileSync(process.env.RECORDED_FILE ?? '', 'utf8')) as Record<string, Recorded>
  const pool = new Pool(process.env.UPSTREAM_URL ?? '', { connections: 64 })

  const call = async (authorization: string, { method, path, body }: Recorded['turns'][number][number]) => {
    const answer = await pool.request({
      path,
      method: method as 'GET',
      headers: { authorization, 'content-type': 'application/json' },
      body: body || null,
    })
    return answer.body.json()
  }

  createServer((request, response) => {
    if (request.method === 'GET') return void response.end()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const { id } = JSON.parse(Buffer.concat(chunks).toString()) as { id: string }
      const { turns, answer } = recorded[id]!
      for (const turn of turns) await Promise.all(turn.map((one) => call(request.headers.authorization ?? '', one)))
      const body = JSON.stringify(answer)
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body)
    })
  }).listen(Number(process.env.BARE_PORT), '127.0.0.1')
}
