import { createServer, get } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'
import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { answerOf, importOf } from './watched.ts'

// The baseline: for each event, one text is sent to everybody who watches. No tokens, no documents, no schema, no
// limits.
const watching = new Map<string, Set<WebSocket>>()
const messageOf = (batch: VerificationImport, id: string) =>
  Buffer.from(`{"id":"${id}","type":"next","payload":${JSON.stringify(answerOf(batch))}}`)
const asText = { binary: false }

const server = createServer((_request, response) => void response.end())
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (ws) => {
  ws.on('message', (data) => {
    const { type, id, payload } = JSON.parse(String(data)) as {
      type: string
      id: string
      payload: { importId: string }
    }
    if (type === 'connection_init') return ws.send('{"type":"connection_ack"}')
    const all = watching.get(payload.importId) ?? new Set()
    watching.set(payload.importId, all.add(ws))
    ws.send(messageOf(importOf(payload.importId, 0, 0), id), asText)
  })
})

get(`${process.env.UPSTREAM_URL}/bare`, (stream) => {
  let rest = ''
  stream.setEncoding('utf8').on('data', (piece: string) => {
    const events = (rest + piece).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1] ?? '{}'
      const { subjectId, data: batch } = JSON.parse(data) as Partial<ChangeEvent>
      if (!subjectId) continue
      // Each client uses the same id for its subscription, so that one text is enough for all.
      const message = messageOf(batch as VerificationImport, process.env.SUBSCRIPTION_ID ?? '')
      for (const ws of watching.get(subjectId) ?? []) ws.send(message, asText)
    }
  })
})

server.listen(Number(process.env.BARE_PORT), '127.0.0.1')
