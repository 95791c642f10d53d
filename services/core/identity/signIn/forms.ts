import type { IncomingMessage } from 'node:http'
import type { IdentitySettings } from '../provider/settings.ts'

const maxFormBytes = 10_000

/** Thrown for a form that is not accepted: it has another type, or is too large. */
export class FormRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super('form refused')
    this.status = status
  }
}

/** Returns the fields of a posted form. Throws FormRefused. */
export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  if (!req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) throw new FormRefused(415)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of req as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > maxFormBytes) throw new FormRefused(413)
    pieces.push(piece)
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}

/**
 * Returns the status with which a request to a page with forms is refused, because of its method or because a page of
 * another origin posted it; 0 if it is accepted.
 */
export function refusalOf(req: IncomingMessage, settings: Pick<IdentitySettings, 'publicUrl'>): 0 | 403 | 405 {
  if (req.method === 'GET' || req.method === 'HEAD') return 0
  if (req.method !== 'POST') return 405
  const { origin } = req.headers
  return origin === undefined || origin === new URL(settings.publicUrl).origin ? 0 : 403
}
