import type { IncomingMessage } from 'node:http'
import type { IdentitySettings } from '../provider/settings.ts'

const maxFormBytes = 10_000

/** A form that is not read: of another kind, or too large. */
export class FormRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super('form refused')
    this.status = status
  }
}

/** The fields of a form that was posted; throws FormRefused. */
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

/** Why a request to a page of forms is refused: its method, or that a page of another origin posts it; 0 for one that is not. */
export function refusalOf(req: IncomingMessage, settings: Pick<IdentitySettings, 'publicUrl'>): 0 | 403 | 405 {
  if (req.method === 'GET' || req.method === 'HEAD') return 0
  if (req.method !== 'POST') return 405
  const { origin } = req.headers
  return origin === undefined || origin === new URL(settings.publicUrl).origin ? 0 : 403
}
