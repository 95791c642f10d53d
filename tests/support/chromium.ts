import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** A browser that does all that one with a window does, notifications too; undefined: this machine has none. */
export const wholeChromiumPath = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path))

/** The browser of the tests: CHROMIUM_PATH, or the first that the machine has; the shell does least beside showing pages. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : (wholeChromiumPath ?? '/usr/bin/chromium'))

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
