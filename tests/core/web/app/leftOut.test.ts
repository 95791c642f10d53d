import { RelayFeatureFlags } from 'relay-runtime'
import { expect, test } from 'vitest'

// web/leftOut.ts leaves the fragments of the other setting out of the build.
test('fragments are read as the build has them', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true)
})
