import type { BeforePeers } from './beforePeers.ts'
import type { RootDocument } from './rootDocuments.ts'

export interface Outcome {
  /** Whether the entire field is missing. */
  isFailed: boolean
  /** The number of rows of the list; undefined for a single record. */
  rows?: number
  /** The number of records that could not be read. */
  unreadable: number
  /** The lines for losses.txt: the state, followed by each loss and the calls that failed. */
  lines: string[]
}

const places = (path: readonly (string | number)[] = []) => path.filter((step) => typeof step === 'string').join('.')

/** Runs a root field and returns its outcome. */
export async function outcome(
  { ask, logged, services }: BeforePeers,
  { name, field, query, variables }: RootDocument & { variables?: object },
): Promise<Outcome> {
  logged.length = 0
  services.calls.length = 0
  const { data, errors = [], extensions } = await ask(query, variables)
  const value = data?.[field] as any
  const isFailed = !data || (value === null && errors.length > 0)
  const rows = value?.nodes ?? (Array.isArray(value) ? value : undefined)
  const losses = new Set(
    errors.map(({ path, message, extensions: { code } }) => {
      if (code === 'BAD_INPUT' || !path) return `${code} ${message}`
      // If several members are required for the field, it is random which one is reported.
      return `${code} ${isFailed ? field : places(path)}`
    }),
  )
  const calls = new Set([
    ...services.calls.filter((call) => !/ 20\d$/.test(call)),
    ...logged.filter(({ status }) => status < 300).map(({ operation, why, first }) => `${operation}: ${why ?? first}`),
  ])
  const unreadable = extensions?.unreadable?.count ?? 0
  const count = rows ? `${rows.length} rows` : value === null ? 'nothing' : 'found'
  const state = isFailed ? 'failed' : losses.size > 0 ? `with losses, ${count}` : `whole, ${count}`
  return {
    isFailed,
    unreadable,
    ...(rows && { rows: rows.length }),
    lines: [
      `${name} | ${state}${unreadable ? `, ${unreadable} unreadable` : ''}`,
      ...[...losses].sort().map((loss) => `    ${loss}`),
      ...[...calls].sort().map((call) => `    call ${call}`),
    ],
  }
}
