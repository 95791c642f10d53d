import { existsSync } from 'node:fs'

const shell = '/usr/bin/chromium-headless-shell'
const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a complete browser, which also supports notifications; undefined if this machine has none. */
export const wholeChromiumPath = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path))

/**
 * The browser of the tests: CHROMIUM_PATH, or the first one found on the machine; the headless shell does little more
 * than show pages.
 */
export const chromiumPath =
  process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : (wholeChromiumPath ?? '/usr/bin/chromium'))

/** Flags for a browser without a screen in a container, and flags that prevent it from calling home. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
