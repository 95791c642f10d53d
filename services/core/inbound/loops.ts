import type { ParsedMail } from './parse.ts'

/** Why a mail was not sent by a person. */
export type LoopReason = 'bounce' | 'autoSubmitted' | 'bulk' | 'xLoop' | 'hops'

/**
 * The maximum number of servers that a legitimate mail passes (RFC 5321 6.3 requires at least 100 to be allowed; 50
 * were never needed).
 */
const maxHops = 50
/** How often the mail may have been received here before. */
const maxReturns = 2

/**
 * Returns why a mail comes from a machine that may send answers, or is in a loop; null for a mail of a person.
 * Out-of-office notes, bounces and mailing lists are never answered.
 */
export function loopReason({ headers }: Pick<ParsedMail, 'headers'>, sender: string): LoopReason | null {
  const all = (name: string) => headers.filter(([key]) => key === name).map(([, value]) => value.trim().toLowerCase())
  if (sender === '') return 'bounce'
  if (all('auto-submitted').some((value) => value !== '' && !/^no\b/.test(value))) return 'autoSubmitted'
  if (all('precedence').some((value) => /^(bulk|junk|list|auto_reply)$/.test(value))) return 'bulk'
  if (all('x-loop').length > 0) return 'xLoop'
  const received = all('received')
  const by = (line: string) => /\bby\s+([^\s;]+)/.exec(line)?.[1]
  // The first line is the one that our own receiver has added.
  const own = received[0] && by(received[0])
  const returns = own ? received.slice(1).filter((line) => by(line) === own).length : 0
  return received.length > maxHops || returns > maxReturns ? 'hops' : null
}
