/**
 * Screen tests that need a separate set of modules. Other tests share theirs with the files before them, but a mock
 * only affects modules that are loaded after it, and the texts are initialised only once.
 */
export const aloneScreens = [
  // These mock modules of the product.
  'tests/features/calls/callBar.screen.test.tsx',
  'tests/core/web/app/firstQueries.test.ts',
  'tests/core/web/app/loadShell.test.ts',
  'tests/core/web/app/menu.test.ts',
  'tests/core/web/app/preload.test.tsx',
  'tests/core/web/app/push.test.ts',
  'tests/core/web/app/roleSwitch.test.tsx',
  'tests/core/web/app/screenQueries.test.tsx',
  'tests/core/web/app/servicesAway.test.ts',
  'tests/core/web/app/startSession.test.ts',
  'tests/core/web/app/storedUser.test.ts',
  // These initialise the texts as the product does, or with only a few of them.
  'tests/core/web/app/companyTexts.test.ts',
  'tests/core/web/app/errors.test.tsx',
  'tests/core/web/app/palette.test.tsx',
]
