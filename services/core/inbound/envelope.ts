import type { SMTPServerSession } from 'smtp-server'

/** Sender address of the envelope; empty for bounces. */
export const senderOf = ({ envelope }: SMTPServerSession) => (envelope.mailFrom ? envelope.mailFrom.address : '')

/** The size that the sender declares with MAIL FROM; 0 if absent. */
export function sizeOf({ envelope }: SMTPServerSession): number {
  const args = envelope.mailFrom ? envelope.mailFrom.args : false
  return args ? Number(args.SIZE ?? 0) : 0
}

/**
 * Returns the line that each receiver adds at the top (RFC 5321 4.4); the number of these lines shows mails that are in
 * a loop.
 */
export function traceOf(session: SMTPServerSession, domain: string): string {
  const plain = (text: string) => text.replace(/[^\x20-\x7e]|[()<>\\]/g, '').slice(0, 200)
  const date = new Date().toUTCString().replace('GMT', '+0000')
  return `Received: from ${plain(session.hostNameAppearsAs || 'unknown')} ([${plain(session.remoteAddress)}])\r\n\tby ${domain} with ${plain(session.transmissionType)} id ${session.id};\r\n\t${date}\r\n`
}
