import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RelayFeatureFlags } from 'relay-runtime'
import { expect, test } from 'vitest'
import { root } from '../../../../scripts/root.ts'

// web/leftOut.ts removes the fragments of the other setting from the build.
test('fragments are read in the same way as by the build', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true)
})

test('no file uses a part of Relay that the build leaves out', () => {
  const leftOut =
    /\b(?:usePreloadedQuery|useEntryPointLoader|loadEntryPoint)\b|@(?:updatable|deleteRecord|deleteEdge|(?:append|prepend)(?:Edge|Node))\b/
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !path.includes('__generated__') && path !== join('web', 'leftOut.ts'),
  )
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((path) => leftOut.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
