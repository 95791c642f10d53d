// Runs before the npm scripts, on any Node ≥ 20 and before node_modules exists. It is plain JavaScript and uses only
// Node's own modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const marker = join(modules, '.hireloom-lock')
const runtime = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** The host's PATH without the .bin folders that npm prepends: the installation must not run on what it replaces. */
const hostPath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules') && !folder.includes('node-gyp-bin'))
  .join(delimiter)

const stop = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(marker) && readFileSync(marker, 'utf8').trim() === lock) return
  console.log('Installing the dependencies (npm ci) …')
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  const hostNode = process.env.npm_node_execpath
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, PATH: hostPath } }
  const done =
    npm && hostNode && !resolve(hostNode).startsWith(modules)
      ? spawnSync(hostNode, [npm, ...args], options)
      : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.error) stop(`npm could not be started: ${done.error.message}`)
  if (done.status !== 0) stop('The dependencies could not be installed; npm said why above.')
  writeFileSync(marker, lock)
}

function checkRuntime() {
  const asked = existsSync(runtime)
    ? spawnSync(runtime, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
    : undefined
  const version = asked?.stdout?.trim() ?? ''
  if (version.startsWith('v24.')) return
  stop(
    `The product runs on the Node 24 that it installs for itself, but ${version ? `${version} was found` : 'that one is missing'}: ` +
      'install scripts were probably blocked. Run `npm rebuild node --ignore-scripts=false` and try again.',
  )
}

const browsers = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const hasBrowser = () => browsers.some((path) => path && existsSync(path))
/** Without a Japanese font, Chromium shows no Japanese text. */
const hasJapaneseFont = () =>
  process.platform !== 'linux' || Boolean(spawnSync('fc-list', [':lang=ja', 'file'], { encoding: 'utf8' }).stdout)

/** Only the browser tests need a browser. Without one they are reported as failed, and everything else runs. */
function checkBrowser() {
  const font = hasJapaneseFont() ? [] : ['fonts-noto-cjk']
  const isRoot = process.getuid?.() === 0
  if ((font.length > 0 || !hasBrowser()) && isRoot && existsSync('/usr/bin/apt-get')) {
    console.log('Installing what the browser tests need (apt-get) …')
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    const add = (...packages) => apt('install', '-y', '-q', '--no-install-recommends', ...packages)
    apt('update', '-q')
    if (font.length > 0) add(...font)
    // The headless shell runs most journeys with a seventh less work. If the host does not offer it, the full browser
    // runs them all.
    if (!hasBrowser()) {
      add('chromium')
      add('chromium-headless-shell')
    }
  }
  if (hasBrowser()) return
  console.error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.',
  )
}

install()
checkRuntime()
if (process.argv.includes('--browser')) checkBrowser()
