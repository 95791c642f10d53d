import { existsSync } from 'node:fs'

/** The same as in scripts/setup.mjs; the first does least beside showing pages. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser of the tests: CHROMIUM_PATH, or the first that the machine has. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path)) ?? '/usr/bin/chromium'

/** What a browser without a screen in a container needs, and what keeps it from calling home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
