import type { VerificationCandidate } from '../../services/features/verifications/contract.ts'
import { builder } from './builder.ts'
import { parseJson, recordOf } from './json.ts'

/** What rows of verification folders and collected candidates share: they are reviewed alike. */

type Status = VerificationCandidate['status']

interface InfoEntry {
  name: string
  value: string
}

export const VerificationInfoEntry = builder
  .objectRef<InfoEntry>('VerificationInfoEntry')
  .implement({
    description: 'One imported value of a row.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the column.' }),
      value: t.exposeString('value', { description: 'The value as text.' }),
    }),
  })

export const VerificationCandidateStatus = builder.enumType('VerificationCandidateStatus', {
  description: 'What became of an imported candidate.',
  values: {
    NEW: { value: 'new', description: 'Submitted: waits for approval.' },
    APPROVED: { value: 'approved', description: 'Validated: became a candidate.' },
    REJECTED: { value: 'rejected', description: 'Invalidated.' },
    EXISTED: { value: 'existed', description: 'Known already, by phone or e-mail.' },
    FAILED: { value: 'failed', description: 'Could not be imported. As a filter it means all three kinds of failure.' },
    FAIL: { value: 'fail', description: 'Could not be imported.' },
    FAILED_CREATEDCANDIDATE: {
      value: 'failed_createdcandidate',
      description: 'Approved, but the candidate could not be created.',
    },
    POLICYFAILURE: { value: 'policyfailure', description: 'Blocked by a rule of the company.' },
  } satisfies Record<string, { value: Status; description: string }>,
})

/** D-41: the option `failed` also finds the other two spellings of failure. */
export const spellings = (statuses: readonly Status[]): Status[] => [
  ...new Set(
    statuses.flatMap((status): Status[] =>
      status === 'failed' ? ['failed', 'failed_createdcandidate', 'fail'] : [status],
    ),
  ),
]

/** Rows that failed can be neither approved nor rejected (decision D-40). */
export const isFailed = ({ status }: { status: Status }): boolean => status.includes('fail')

/** What came with a row, by name, in its order. */
export function infoOf({ info }: { info: string | null }): InfoEntry[] {
  return Object.entries(recordOf(parseJson(info))).map(([name, value]) => ({
    name,
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
  }))
}

/** The first of comma-separated paths. */
export const firstPath = ({ cvPath }: { cvPath: string | null }): string | null =>
  cvPath
    ?.split(',')
    .map((path) => path.trim())
    .find(Boolean) ?? null
