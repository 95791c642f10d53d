import { defineConfig } from '@playwright/test'
import { browserFlags, chromiumPath } from './tests/support/chromium.ts'

const isCi = Boolean(process.env.CI)

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: ['./tests/support/buildOnce.ts', './tests/support/templates.ts'],
  outputDir: 'test-results',
  // Each worker has a stack of its own, whose processes some journeys kill; a file runs in one worker, from top to bottom.
  workers: 2,
  fullyParallel: false,
  forbidOnly: isCi,
  // A journey that fails once and then passes, on a stack of its own, is listed as flaky.
  retries: isCi ? 2 : 0,
  // What hangs is told by the limits of its steps; the longest journeys of a busy machine take two minutes.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: { executablePath: chromiumPath, args: browserFlags },
  },
  projects: [{ name: 'chromium' }],
})
