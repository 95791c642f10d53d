import { EmitterImpl, TransportState, type Emitter, type Transport } from 'sip.js'
import type { WebSocket } from 'ws'

/** The maximum number of bytes waiting for a client that does not read; beyond that, its socket is closed. */
const mostWaiting = 262_144

/**
 * A transport for a socket that is already open: it sends the messages of sip.js; incoming messages are passed to
 * `onMessage` from outside.
 */
export class AcceptedTransport implements Transport {
  readonly protocol = 'WS'
  readonly state = TransportState.Connected
  readonly stateChange: Emitter<TransportState> = new EmitterImpl<TransportState>()
  onConnect: (() => void) | undefined
  onDisconnect: ((error?: Error) => void) | undefined
  onMessage: ((message: string) => void) | undefined
  readonly #socket: WebSocket

  constructor(_logger: unknown, { socket }: { socket: WebSocket }) {
    this.#socket = socket
  }

  isConnected(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  async send(message: string): Promise<void> {
    if (!this.isConnected()) throw new Error('The socket is closed')
    if (this.#socket.bufferedAmount > mostWaiting) this.#socket.terminate()
    else this.#socket.send(message)
  }

  async connect(): Promise<void> {}
  async disconnect(): Promise<void> {}
  async dispose(): Promise<void> {}
}
