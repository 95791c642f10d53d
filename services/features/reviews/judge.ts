import { sql } from 'kysely'
import { createMessage, textOf, type FieldMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { fold } from '../../../common/text.ts'
import type { CandidateStatus } from './contract.ts'

/** The result of judging an incoming row. */
export interface Verdict {
  status: Extract<CandidateStatus, 'new' | 'existed' | 'failed' | 'policyfailure'>
  remark: string | null
  /** The content of the remark, as codes. */
  remark_details: FieldMessage[] | null
  owner: string | null
  candidate_proccess_id: string | null
  existing_candidate_id: string | null
}

const verdict = (status: Verdict['status'], remarks: readonly FieldMessage[], candidate?: KnownCandidate): Verdict => ({
  status,
  remark: remarks.length > 0 ? remarks.map(textOf).join('; ').slice(0, 2000) : null,
  remark_details: remarks.length > 0 ? [...remarks] : null,
  owner: candidate?.owner ?? null,
  // Exactly one of owner and link is shown (decision D-01).
  candidate_proccess_id: candidate && !candidate.owner ? candidate.id : null,
  existing_candidate_id: candidate?.id ?? null,
})

interface KnownCandidate {
  id: string
  name: string
  owner: string | null
  isBlackListed: boolean
  isTerminal: boolean
}

/** Returns the message for a row that is the same person as an earlier one, by the contact that both have. */
export type SamePerson = (contact: 'phone' | 'email') => FieldMessage

/** The data of a row that is judged. The row was read from a file or sent by another system. */
export interface Judged {
  name: string
  /** JSON text of an object: every text that came with the row. */
  info: string
  /** `phone:…` and `email:…`: rows that share one of them are the same person. */
  keys: string[]
  /** The reasons why the row cannot be accepted; empty for a valid row. */
  problems: FieldMessage[]
  /** The message for later rows that are the same person. */
  place: SamePerson
}

/**
 * Judges rows in their order. Broken → failed. Blacklisted, left within 12 months, or a block word → policyfailure
 * (decision D-101). The phone or e-mail of a candidate, of an earlier row of the list or of this call → existed.
 * Otherwise new. `earlierOf` returns the existing rows of the list by these keys.
 */
export async function judgeRows(
  db: CompanyDb,
  rows: readonly Judged[],
  blocked: BlockedWords,
  earlierOf: (keys: readonly string[]) => Promise<Map<string, SamePerson>>,
): Promise<Verdict[]> {
  const keys = [...new Set(rows.flatMap((row) => row.keys))]
  const candidates = await knownCandidates(db, keys)
  const earlier = await earlierOf(keys)
  return rows.map((row) => {
    if (row.problems.length > 0) return verdict('failed', row.problems)
    const matches = row.keys.flatMap((key) => candidates.get(key) ?? [])
    const policy = policyFailure(matches, row, blocked)
    if (policy) return verdict('policyfailure', [policy], matches[0])
    const before = row.keys.find((key) => earlier.has(key))
    const where = before && earlier.get(before)!
    for (const key of row.keys) if (!earlier.has(key)) earlier.set(key, row.place)
    if (matches[0])
      return verdict('existed', [createMessage('SAME_AS_CANDIDATE', { name: matches[0].name })], matches[0])
    if (!where) return verdict('new', [])
    return verdict('existed', [where(before.startsWith('phone:') ? 'phone' : 'email')])
  })
}

function policyFailure(
  matches: readonly KnownCandidate[],
  row: Judged,
  blocked: BlockedWords,
): FieldMessage | undefined {
  if (matches.some((candidate) => candidate.isBlackListed)) return createMessage('IN_BLACK_LIST')
  if (matches.some((candidate) => candidate.isTerminal)) return createMessage('LEFT_LATELY')
  const word = blocked.find(row)
  return word ? createMessage('BLOCKED_WORD', { word }) : undefined
}

/** Statuses of rows whose phone or e-mail identifies later rows of their list: neither refused nor rejected. */
export const rememberedStatuses = ['new', 'existed', 'approved'] as const satisfies CandidateStatus[]
export const isRemembered = ({ status }: Pick<Verdict, 'status'>) =>
  rememberedStatuses.some((remembered) => remembered === status)

/** Returns the candidates of the company by `phone:…` and `email:…`, without deleted ones. */
async function knownCandidates(db: CompanyDb, keys: readonly string[]): Promise<Map<string, KnownCandidate>> {
  if (keys.length === 0) return new Map()
  const found = await db
    .forEach(keys, (key) =>
      db
        .from('candidate_contact')
        .innerJoin('candidate', (join) =>
          join
            .onRef('candidate.company_id', '=', 'candidate_contact.company_id')
            .onRef('candidate.id', '=', 'candidate_contact.candidate_id'),
        )
        .where('candidate.deleted_at', 'is', null)
        .where('candidate_contact.kind', '=', sql<'phone' | 'email'>`split_part(${key}, ':', 1)`)
        .where('candidate_contact.key', '=', sql<string>`substr(${key}, strpos(${key}, ':') + 1)`)
        .select([
          'candidate_contact.kind',
          'candidate_contact.key',
          'candidate.id',
          'candidate.name',
          'candidate.owner',
          'candidate.in_black_list as isBlackListed',
          sql<boolean>`coalesce(candidate.terminal_date > current_date - interval '12 months', false)
        or coalesce(candidate.extend_properties ->> 'TerminalDate' > to_char(current_date - interval '12 months', 'YYYY-MM-DD'), false)`.as(
            'isTerminal',
          ),
        ]),
    )
    .selectAll()
    .execute()
  return new Map(found.map(({ kind, key, ...candidate }) => [`${kind}:${key}`, candidate]))
}

/**
 * The company's block words, prepared for searching. They match as whole words, or anywhere in scripts without spaces.
 */
export class BlockedWords {
  readonly #pattern: RegExp | null

  constructor(words: readonly string[]) {
    const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
    const alternatives = words
      .map((word) => fold(word).trim())
      .filter(Boolean)
      .map((word) => {
        const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
        return unspaced.test(word) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`
      })
    this.#pattern = alternatives.length > 0 ? new RegExp(alternatives.join('|'), 'u') : null
  }

  /** Returns the first block word in the imported data of a person. */
  find(row: Pick<Judged, 'name' | 'info'>): string | undefined {
    if (!this.#pattern) return undefined
    const values = Object.values(JSON.parse(row.info) as Record<string, string>)
    return this.#pattern.exec(fold([row.name, ...values].join('\n')))?.[0]
  }
}
