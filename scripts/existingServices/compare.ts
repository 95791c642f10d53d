import { parseJson } from '../../gateway/core/rest/json.ts'
import { rowsWithGaps, type RestPage } from '../../gateway/core/rest/restPage.ts'

/** What was missing or different in an answer. */
export interface Differences {
  /** Members that the answer does not have. */
  readonly missing: Set<string>
  /** Members that are written differently than in the contract. */
  readonly byRules: Set<string>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isEmpty = (value: unknown): boolean =>
  !value || (typeof value === 'object' && Object.values(value).every((inner) => isEmpty(inner)))
const isPage = (value: unknown): value is RestPage<unknown> => isRecord(value) && Array.isArray(value.data)
const opened = (value: unknown) => (typeof value === 'string' ? parseJson(value) : value)
const below = (path: string, name: string) => (path ? `${path}.${name}` : name)

/**
 * Returns how the received answer differs from the one that was read. Members of records appear under their bare names.
 */
export function compare(given: unknown, made: unknown): Differences {
  const found: Differences = { missing: new Set(), byRules: new Set() }

  function walk(came: unknown, value: unknown, path: string): void {
    if (came === value) return
    const inner = opened(came)
    if (typeof value !== 'object' || value === null || Array.isArray(value) !== Array.isArray(inner) || !inner)
      return void found.byRules.add(path || 'the answer as a whole')
    if (inner !== came) found.byRules.add(path || 'the answer as a whole')
    if (Array.isArray(value)) return list(inner as unknown[], value, path)
    if (isRecord(inner)) record(inner, value as Record<string, unknown>, path)
  }

  function list(came: readonly unknown[], value: readonly unknown[], path: string): void {
    // Without positions it is unknown which records were left out.
    if (came.length !== value.length) return
    for (const [index, item] of value.entries()) if (item !== undefined) walk(came[index], item, path)
  }

  function record(came: Record<string, unknown>, value: Record<string, unknown>, path: string): void {
    for (const [name, inner] of Object.entries(value)) {
      const place = below(path, name)
      if (Object.hasOwn(came, name)) walk(came[name], inner, place)
      else if (inner !== undefined) found[isEmpty(inner) ? 'missing' : 'byRules'].add(place)
    }
  }

  if (!isPage(made)) walk(given, made, '')
  else if (!isRecord(given)) walk(given, made, '')
  else {
    const { data: _data, gaps: _gaps, ...rest } = made
    record(given, rest, '')
    if (Object.hasOwn(given, 'data')) walk(given.data, rowsWithGaps(made), '')
    else found.byRules.add('data')
  }
  return found
}
