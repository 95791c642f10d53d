/**
 * Screen tests that need modules of their own, where the others share theirs with the files before them: a mock reaches only
 * what is loaded after it, and the texts start once.
 */
export const aloneScreens = [
  // Mock modules of the product.
  'tests/features/calls/callBar.screen.test.tsx',
  'tests/core/web/app/loadShell.test.ts',
  'tests/core/web/app/menu.test.ts',
  'tests/core/web/app/preload.test.tsx',
  'tests/core/web/app/push.test.ts',
  'tests/core/web/app/roleSwitch.test.tsx',
  'tests/core/web/app/screenQueries.test.tsx',
  'tests/core/web/app/servicesAway.test.ts',
  'tests/core/web/app/startSession.test.ts',
  'tests/core/web/app/storedUser.test.ts',
  // Start the texts as the product does, or with few of them.
  'tests/core/web/app/companyTexts.test.ts',
  'tests/core/web/app/errors.test.tsx',
  'tests/core/web/app/palette.test.tsx',
]
