import { RelayFeatureFlags } from 'relay-runtime'
import { expect, test } from 'vitest'

// web/leftOut.ts removes the fragments of the other setting from the build.
test('fragments are read in the same way as by the build', () => {
  expect(RelayFeatureFlags.ENABLE_ACTIVITY_COMPATIBILITY).toBe(true)
})
