import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

/** Tables of the specification that docs/tables holds. */
export const tableNames = ['roles', 'routes', 'permissions', 'endpoints', 'messages'] as const

const pathOf = (name: (typeof tableNames)[number]) => join(root, 'docs/tables', `${name}.txt`)

/** The rows of a table: the cells of each line, trimmed; lines that begin with # are its head. */
export const tableRows = (name: (typeof tableNames)[number]): string[][] =>
  readFileSync(pathOf(name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** Whether a table is what the specification beside this folder says; null: there is none. */
export function isCurrent(name: (typeof tableNames)[number]): boolean | null {
  const original = join(root, '../shared/spec/tables', `${name}.txt`)
  return existsSync(original) ? readFileSync(original, 'utf8') === readFileSync(pathOf(name), 'utf8') : null
}
