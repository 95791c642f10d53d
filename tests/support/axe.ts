import type { AxeResults, RunOptions } from 'axe-core'
import { createRequire } from 'node:module'

// Loaded when it is asked for: a test of a screen that asks nothing pays nothing.
const load = createRequire(import.meta.url)

/** What axe finds wrong in the document of a screen test; colours are left to the journeys, which have styles. */
export async function accessFaults(): Promise<string[]> {
  const axe = load('axe-core') as { run: (context: Document, options: RunOptions) => Promise<AxeResults> }
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: {
      'color-contrast': { enabled: false },
      'document-title': { enabled: false },
      'html-has-lang': { enabled: false },
    },
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}
