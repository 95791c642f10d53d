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

/** What the services provide to the exchange. */
export interface ExchangeParts {
  /** The part after the @ of its addresses. */
  realm: string
  findExtension(ext: string): Promise<Extension | null>
  /** Stores the sound of a call of the extension's user. */
  keepRecording(extension: Extension, callId: string, wav: Readable): Promise<void>
  /** The folder for recordings in progress. */
  folder: string
  log: FastifyBaseLogger
}
