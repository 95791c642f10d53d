import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** Tables of the specification that are in docs/tables. */
export const tableNames = ['roles', 'routes', 'permissions', 'endpoints', 'messages'] as const

const pathOf = (name: (typeof tableNames)[number]) => join(root, 'docs/tables', `${name}.txt`)

/** Returns the rows of a table: the trimmed cells of each line; lines that begin with # are headers. */
export const tableRows = (name: (typeof tableNames)[number]): string[][] =>
  readFileSync(pathOf(name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

/**
 * Returns whether a table is up to date with the specification beside this folder, or null if there is no
 * specification.
 */
export function isCurrent(name: (typeof tableNames)[number]): boolean | null {
  const original = join(root, '../shared/spec/tables', `${name}.txt`)
  return existsSync(original) ? readFileSync(original, 'utf8') === readFileSync(pathOf(name), 'utf8') : null
}
