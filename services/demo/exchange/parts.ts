import type { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

/** A telephone of a user. */
export interface Extension {
  companyId: string
  id: string
  userName: string
  ext: string
  password: string
}

/** What the exchange gets from the services. */
export interface ExchangeParts {
  /** What stands behind the @ of its addresses. */
  realm: string
  findExtension(ext: string): Promise<Extension | null>
  /** Keeps the sound of a call of the extension's user. */
  keepRecording(extension: Extension, callId: string, wav: Readable): Promise<void>
  /** Where recordings are while they are made. */
  folder: string
  log: FastifyBaseLogger
}
