import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import type { Database } from '../database/tables.ts'
import type { FileStore } from '../files/files.ts'

export interface UpgradeContext {
  db: Kysely<Database>
  companyDb(companyId: string): CompanyDb
  files: FileStore
  /** The folder for files that are being written. */
  folder: string
  log: FastifyBaseLogger
}

/** Handles the sockets of one path. */
export interface UpgradeHandler {
  take(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes all sockets. */
  close(): Promise<void>
}

/** A path that accepts WebSockets. Its handler is loaded when the first one connects. */
export interface Upgrade {
  path: string
  open(context: UpgradeContext): Promise<UpgradeHandler>
}

export interface Upgrades {
  /** Whether a request asks for one of the paths; any other upgrade request is answered like a normal request. */
  takes(request: IncomingMessage): boolean
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** Handles the sockets of all paths that accept them. */
export function createUpgrades(upgrades: readonly Upgrade[], context: () => UpgradeContext): Upgrades {
  const opened = new Map<string, Promise<UpgradeHandler>>()
  let isClosing = false
  const upgradeOf = ({ url, method }: IncomingMessage) =>
    upgrades.find(({ path }) => method === 'GET' && url?.split('?')[0] === path)

  function open(upgrade: Upgrade): Promise<UpgradeHandler> {
    const found = opened.get(upgrade.path)
    if (found) return found
    const opening = upgrade.open(context())
    opened.set(upgrade.path, opening)
    opening.catch(() => opened.delete(upgrade.path))
    return opening
  }

  return {
    takes: (request) => request.headers.upgrade?.toLowerCase() === 'websocket' && upgradeOf(request) !== undefined,
    handle(request, socket, head) {
      socket.on('error', () => socket.destroy())
      const upgrade = upgradeOf(request)
      if (!upgrade || isClosing) return void socket.destroy()
      open(upgrade)
        .then((handler) => (isClosing ? socket.destroy() : handler.take(request, socket, head)))
        .catch((error: unknown) => {
          context().log.error({ err: error, path: upgrade.path }, 'a socket could not be taken')
          socket.destroy()
        })
    },
    async close() {
      isClosing = true
      await Promise.all([...opened.values()].map(async (opening) => (await opening.catch(() => null))?.close()))
    },
  }
}
