import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './root.ts'

export interface Outcome {
  passed: number
  failed: number
  /** Names of tests that did not run. */
  skipped: string[]
  /** Names of tests that failed first and passed when they were tried again; they count as passed. */
  flaky: string[]
}

/** Something that failed as a whole. */
export const broken: Outcome = { passed: 0, failed: 1, skipped: [], flaky: [] }

/** Runs a tool of node_modules by our own Node, its output shown as it comes; answers the exit code. */
export function runTool(path: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', path), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** A check that passes or fails as a whole. */
export const single = async (code: Promise<number>): Promise<Outcome> => {
  const isFine = (await code) === 0
  return isFine ? { ...broken, passed: 1, failed: 0 } : broken
}

async function withReport<T>(work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-report-'))
  try {
    return await work(join(folder, 'report.json'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const readReport = async <T>(file: string): Promise<T | null> => readFile(file, 'utf8').then(JSON.parse, () => null)

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** One project of vitest.config.ts. A file that does not load, and an error outside of tests, count as failures. */
export function vitest(project: string, filters: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  return withReport(async (file) => {
    const code = await runTool(
      'vitest/vitest.mjs',
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
      env,
    )
    const report = await readReport<VitestReport>(file)
    if (!report) return broken
    const unloaded = report.testResults.filter(
      (result) => result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'),
    ).length
    const failed = report.numFailedTests + unloaded
    const tests = report.testResults.flatMap(({ assertionResults }) => assertionResults)
    const skipped = tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName)
    // The messages of a first try stay with a test that passed afterwards.
    const flaky = tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName)
    return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1), skipped, flaky }
  })
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: { status: string; annotations: { type: string; description?: string }[] }[]
  }[]
}

/** Names of the journeys that ended so; of skipped ones with the reason. */
const specsThat = (ended: 'skipped' | 'flaky', suite: Suite): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ annotations }) =>
        [title, annotations.find(({ type }) => type === 'skip')?.description].filter(Boolean).join(': '),
      ),
  ),
  ...(suite.suites ?? []).flatMap((inner) => specsThat(ended, inner)),
]

/** Browser journeys: the usual ones, or those of another configuration. */
export function playwright(filters: readonly string[], config = 'playwright.config.ts'): Promise<Outcome> {
  return withReport(async (file) => {
    const code = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', config, '--reporter=list,json', ...filters],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    )
    const report = await readReport<
      Suite & { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }
    >(file)
    if (!report) return broken
    const failed = report.stats.unexpected + report.errors.length
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: failed || (code === 0 ? 0 : 1),
      skipped: specsThat('skipped', report),
      flaky: specsThat('flaky', report),
    }
  })
}
