// Runs before the npm scripts, on any Node ≥ 20 and before node_modules exists: plain JavaScript, Node's own modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const marker = join(modules, '.hireloom-lock')
const runtime = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')

/** The host's PATH, without the .bin folders that npm puts in front: the install must not run on what it replaces. */
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
/** Without one, Chromium prints no Japanese. */
const hasJapaneseFont = () =>
  process.platform !== 'linux' || Boolean(spawnSync('fc-list', [':lang=ja', 'file'], { encoding: 'utf8' }).stdout)

/** Only the browser tests need it: without one everything else runs and they are reported as failed. */
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
    // The shell does what most journeys need with a seventh less work. A host may not offer it: then the whole browser does all.
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
