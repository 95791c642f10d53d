import type { SMTPServerSession } from 'smtp-server'

/** Address of the envelope; empty for bounces. */
export const senderOf = ({ envelope }: SMTPServerSession) => (envelope.mailFrom ? envelope.mailFrom.address : '')

/** Size that the sender declares with MAIL FROM; 0 without. */
export function sizeOf({ envelope }: SMTPServerSession): number {
  const args = envelope.mailFrom ? envelope.mailFrom.args : false
  return args ? Number(args.SIZE ?? 0) : 0
}

/** The line that each receiver puts on top (RFC 5321 4.4); by its number mails that go in circles are told. */
export function traceOf(session: SMTPServerSession, domain: string): string {
  const plain = (text: string) => text.replace(/[^\x20-\x7e]|[()<>\\]/g, '').slice(0, 200)
  const date = new Date().toUTCString().replace('GMT', '+0000')
  return `Received: from ${plain(session.hostNameAppearsAs || 'unknown')} ([${plain(session.remoteAddress)}])\r\n\tby ${domain} with ${plain(session.transmissionType)} id ${session.id};\r\n\t${date}\r\n`
}
