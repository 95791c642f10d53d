import type { AxeResults, RunOptions } from 'axe-core'
import { createRequire } from 'node:module'

// Loaded on demand, so that screen tests that do not use it are not slowed down.
const load = createRequire(import.meta.url)

/**
 * Returns the faults that axe finds in the document of a screen test, without colours, which the journeys check because
 * they have styles.
 */
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
