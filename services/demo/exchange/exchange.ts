import { WebSocketServer, type WebSocket } from 'ws'
import type { UpgradeHandler } from '../../core/http/upgrades.ts'
import { usualBudget, type BudgetLimits } from './budget.ts'
import { startContaining } from './contain.ts'
import { createNonces } from './digest.ts'
import { Line } from './line.ts'
import type { ExchangeParts } from './parts.ts'

export interface ExchangeLimits {
  sockets: number
  /** The maximum number of simultaneous calls. */
  calls: number
  /** The interval between pings; a client that does not answer one before the next is disconnected. */
  pingMs: number
  /** The factor for the delays of the dial plan. */
  pace: number
  /** Limits for the messages from one socket. */
  budget: BudgetLimits
  /** The time within which a client must register. */
  registerMs: number
}

const usualLimits: ExchangeLimits = {
  sockets: 300,
  calls: 100,
  pingMs: 20_000,
  pace: 1,
  budget: usualBudget,
  registerMs: 15_000,
}
/** An offer of a browser has about 5 KB. */
const maxPayload = 32_768

/** Opens the demo's telephone exchange: SIP over WebSocket. It plays every callee itself. */
export function openExchange(parts: ExchangeParts, given: Partial<ExchangeLimits> = {}): UpgradeHandler {
  const limits = { ...usualLimits, ...given }
  const server = new WebSocketServer({
    noServer: true,
    maxPayload,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has('sip') ? 'sip' : false),
  })
  const lines = new Set<Line>()
  const alive = new WeakSet<WebSocket>()
  const nonces = createNonces(parts.realm)
  let calls = 0

  function enter() {
    if (calls >= limits.calls) return null
    calls++
    return { leave: () => void calls-- }
  }

  const pings = setInterval(() => {
    for (const socket of server.clients) {
      if (alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
  }, limits.pingMs)
  pings.unref()
  const stopContaining = startContaining((error) => {
    parts.log.error({ err: error }, 'the exchange broke: it begins anew')
    for (const line of lines) line.break(error)
  })

  return {
    take(request, socket, head) {
      if (server.clients.size >= limits.sockets) return void socket.destroy()
      server.handleUpgrade(request, socket, head, (client) => {
        if (client.protocol !== 'sip') return client.terminate()
        alive.add(client)
        client.on('pong', () => alive.add(client))
        const line = new Line(client, { ...parts, ...limits, nonces, enter })
        lines.add(line)
        void line.ended.finally(() => lines.delete(line))
      })
    },
    async close() {
      clearInterval(pings)
      await Promise.all([...lines].map((line) => line.close()))
      server.close()
      stopContaining()
    },
  }
}
