import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'
import type { Figure } from './figure.ts'

const page = join(root, 'docs/performance.md')
const head = '| run | figure | reached | against |\n| --- | --- | --- | --- |\n'

/**
 * Writes the figures of one run into the table of docs/performance.md, and replaces the earlier figures of that run.
 */
export async function report(run: string, figures: readonly Figure[]): Promise<void> {
  const text = await readFile(page, 'utf8')
  const start = text.indexOf(head) + head.length
  if (start < head.length) throw new Error('docs/performance.md has no table of figures')
  const end = text.slice(start).search(/^(?!\|)/m) + start
  const before = text.slice(start, end).split('\n').filter(Boolean)
  const isOfRun = (row: string) => row.startsWith(`| ${run} |`)
  const at = before.findIndex(isOfRun)
  const rows = before.filter((row) => !isOfRun(row))
  rows.splice(
    at < 0 ? rows.length : at,
    0,
    ...figures
      .filter(({ isDetail }) => !isDetail)
      .map(({ name, reached, against }) => `| ${run} | ${name} | ${reached} | ${against} |`),
  )
  await writeFile(page, `${text.slice(0, start)}${rows.join('\n')}\n${text.slice(end)}`)
}
