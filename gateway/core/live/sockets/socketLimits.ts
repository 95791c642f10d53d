/** What one gateway, one user and one socket may take. */
export interface SocketLimits {
  /** Largest message of a client, in bytes. */
  maxMessageBytes: number
  /** Operations under way on one socket. */
  operationsPerSocket: number
  socketsPerUser: number
  sockets: number
  /** Bytes that wait for a slow reader; past that its operations end, and its socket is closed. */
  maxWaitingBytes: number
  /** Time that such a reader has to read what waits for it, and why it is closed; past that its socket is cut. */
  closeMs: number
  /** Time to send connection_init. */
  initMs: number
  pingMs: number
}

/** The limits where none are given. */
export const socketLimits: SocketLimits = {
  maxMessageBytes: 65_536,
  operationsPerSocket: 50,
  socketsPerUser: 30,
  sockets: 20_000,
  maxWaitingBytes: 1_048_576,
  closeMs: 5000,
  initMs: 5000,
  pingMs: 25_000,
}
