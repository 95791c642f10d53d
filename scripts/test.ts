import { existsSync } from 'node:fs'
import { sweepStale } from '../tests/support/database.ts'
import { chromiumPath } from '../tests/support/chromium.ts'
import { engineFiles } from '../tests/support/engineFiles.ts'
import { postgresAnswers } from '../tests/support/postgres.ts'
import openTemplates from '../tests/support/templates.ts'
import { beginRun, isTimeOver, noTimeLeft } from '../tests/support/timeLeft.ts'
import { staleFiles } from './generate.ts'
import { root } from './root.ts'
import { checkChanges, dayOf } from './schemaChanges/check.ts'
import { broken, playwright, runTool, single, vitest, type FileTime, type Outcome } from './testParts.ts'

interface Step {
  title: string
  run: Part
  /** For steps that use only one core: `first` begins, and the steps `beside` it do not wait for its end. */
  core?: 'first' | 'beside'
}
type Part = (filters: readonly string[]) => Promise<Outcome>

async function generatedFiles(): Promise<number> {
  const stale = await staleFiles()
  for (const path of stale) console.error(`  ${path} is not what \`npm run generate\` writes`)
  return stale.length ? 1 : 0
}

async function schemaChanges(): Promise<number> {
  const { lines, wrong } = await checkChanges(root, dayOf(new Date()))
  console.log(lines.join('\n'))
  if (wrong) console.error(`\n${wrong}`)
  return wrong ? 1 : 0
}

/** Runs tests on the embedded database: those where the engines differ, or all if no PostgreSQL is available. */
async function onPglite(filters: readonly string[]): Promise<Outcome> {
  const isTwice = (await postgresAnswers()).ok
  return vitest('services', isTwice && filters.length === 0 ? Object.keys(engineFiles) : filters, {
    TEST_ENGINE: 'pglite',
  })
}

async function onPostgres(filters: readonly string[]): Promise<Outcome> {
  const answer = await postgresAnswers()
  if (!answer.ok)
    return {
      ...broken,
      failed: 0,
      skipped: [`the services' tests on PostgreSQL: ${answer.reason}; TEST_DATABASE_URL names another one`],
    }
  return vitest('services', filters, { TEST_ENGINE: 'postgres' })
}

const inBrowser =
  (config?: string): Part =>
  async (filters) => {
    if (existsSync(chromiumPath)) return playwright(filters, config)
    console.error(
      `The browser tests need Chromium, and there is none at ${chromiumPath}: install it or set CHROMIUM_PATH.`,
    )
    return broken
  }

const formatCache = ['--cache', '--cache-location', '.cache/prettier']

const parts: Record<string, Step[]> = {
  generated: [
    { title: 'generated files are fresh', run: () => single(generatedFiles()) },
    { title: 'changes of the schema', run: () => single(schemaChanges()) },
  ],
  types: [{ title: 'types', core: 'first', run: () => single(runTool('typescript/bin/tsc', ['-p', '.'])) }],
  format: [
    {
      title: 'layout of the code',
      core: 'beside',
      run: () => single(runTool('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', ...formatCache, '.'])),
    },
  ],
  lint: [{ title: 'lint', core: 'beside', run: () => single(runTool('oxlint/bin/oxlint', ['--deny-warnings', '.'])) }],
  unit: [{ title: 'units and rules', run: (filters) => vitest('unit', filters) }],
  gateway: [{ title: 'gateway', run: (filters) => vitest('gateway', filters) }],
  services: [
    { title: 'services on PGlite', run: onPglite },
    { title: 'services on PostgreSQL', run: onPostgres },
  ],
  screen: [{ title: 'screens', run: (filters) => vitest('screen*', filters) }],
  browser: [{ title: 'browser journeys', run: inBrowser() }],
  peers: [
    { title: "before others' services", run: (filters) => vitest('peers', filters) },
    { title: "journeys by others' servers", run: inBrowser('playwright.peers.config.ts') },
  ],
}

/** The parts that need only Node and Chromium. */
const usual = Object.keys(parts).filter((name) => name !== 'peers')
const words = process.argv.slice(2)
const asked = words.flatMap((word) => (word === 'all' ? usual : word in parts ? [word] : []))
const filters = words.filter((word) => word !== 'all' && !(word in parts))

beginRun()
await sweepStale()
const closeTemplates = await openTemplates()
/** The limit for each part. The end of the output is read first and should show the reason. */
const mostFailuresTold = 15
const lines: string[] = []
const measured: FileTime[] = []
const sum = { passed: 0, failed: 0 }
async function take({ title, run }: Step): Promise<void> {
  if (isTimeOver()) {
    lines.push(`    skipped: ${title}: ${noTimeLeft}`)
    return
  }
  console.log(`\n── ${title}`)
  const began = performance.now()
  const { passed, failed, failures, skipped, flaky, files } = await run(filters).catch((error: unknown) => {
    console.error(error)
    return broken
  })
  sum.passed += passed
  sum.failed += failed
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  lines.push(
    `${title.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.padStart(7)} s`,
  )
  for (const name of failures.slice(0, mostFailuresTold)) lines.push(`    failed: ${name}`)
  if (failures.length > mostFailuresTold) lines.push(`    failed: ${failures.length - mostFailuresTold} more`)
  for (const name of skipped) lines.push(`    skipped: ${name}`)
  for (const name of flaky) lines.push(`    flaky: ${name}`)
  for (const { path, seconds } of files) measured.push({ path: `${path} (${title})`, seconds })
}
let running = Promise.resolve()
for (const step of (asked.length ? asked : usual).flatMap((name) => parts[name] ?? [])) {
  if (step.core !== 'beside') await running
  const taken = take(step)
  if (step.core === 'first') running = taken
  else await taken
}
await running
await closeTemplates()
const slowest = measured.sort((one, other) => other.seconds - one.seconds).slice(0, 10)
if (slowest.length) console.log('\nThe slowest files:')
for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`)
console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`)
process.exitCode = sum.failed ? 1 : 0
