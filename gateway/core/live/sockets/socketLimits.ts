/** The limits of one gateway, one user and one socket. */
export interface SocketLimits {
  /** The largest message of a client, in bytes. */
  maxMessageBytes: number
  /** The number of simultaneous operations on one socket. */
  operationsPerSocket: number
  socketsPerUser: number
  sockets: number
  /** The number of bytes that may wait for a slow reader. Beyond it, its operations end and its socket is closed. */
  maxWaitingBytes: number
  /** The time that a slow reader has to read the remaining data and the close reason. After that its socket is cut. */
  closeMs: number
  /** The time that a client has to send connection_init. */
  initMs: number
  pingMs: number
}

/** The default limits. */
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
