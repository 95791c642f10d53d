import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

export interface Outcome {
  passed: number
  failed: number
  /** The failures, with the first line of each message. */
  failures: string[]
  /** Names of tests that did not run although nothing had failed. */
  skipped: string[]
  /** Names of tests that failed first and passed on a retry. They count as passed. */
  flaky: string[]
  /** The duration of each test file. */
  files: FileTime[]
}

export interface FileTime {
  /** The path relative to the root. */
  path: string
  seconds: number
}

/** The result of a part that failed as a whole. */
export const broken: Outcome = { passed: 0, failed: 1, failures: [], skipped: [], flaky: [], files: [] }

/** Runs a tool of node_modules with the current Node and shows its output as it arrives. Returns the exit code. */
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

/** Returns the result of a check that passes or fails as a whole. */
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

/** Returns the first line of a message, without colours. */
const firstLine = (message: string | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')[0]!
    .slice(0, 300)

const readReport = async <T>(file: string): Promise<T | null> => readFile(file, 'utf8').then(JSON.parse, () => null)

interface FileResult {
  name: string
  status: string
  message: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

interface VitestRun {
  code: number
  results: FileResult[]
}

const testsThat = (ended: 'passed' | 'failed', { assertionResults }: FileResult) =>
  assertionResults.filter(({ status }) => status === ended)
/** Whether a file did not load or its setup failed, so that none of its tests failed itself. */
const isUnloaded = (result: FileResult) => result.status === 'failed' && testsThat('failed', result).length === 0

/**
 * Whether the process of a file died. Some of its tests have then neither passed nor failed, although the file counts
 * as passed.
 */
const isCutOff = ({ assertionResults }: FileResult) => assertionResults.some(({ status }) => status === 'pending')
const isMissed = (result: FileResult) => result.status === 'failed' || isCutOff(result)

function failuresIn(result: FileResult): string[] {
  const path = relative(root, result.name)
  if (isCutOff(result)) return [`${path}: its process ended before its tests`]
  if (isUnloaded(result)) return [`${path}: ${firstLine(result.message)}`]
  return testsThat('failed', result).map(
    ({ fullName, failureMessages }) => `${path} › ${fullName}: ${firstLine(failureMessages[0])}`,
  )
}

const runVitest = (project: string, filters: readonly string[], env: NodeJS.ProcessEnv): Promise<VitestRun | null> =>
  withReport(async (file) => {
    const code = await runTool(
      'vitest/vitest.mjs',
      ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
      env,
    )
    const report = await readReport<{ testResults: FileResult[] }>(file)
    return report && { code, results: report.testResults }
  })

/**
 * Runs one project of vitest.config.ts, or several that match a pattern. Files that do not load, files whose process
 * dies, and errors outside of tests count as failures. In CI a failed file is run once more, alone and from its start;
 * tests that pass then are reported as flaky.
 */
export async function vitest(
  project: string,
  filters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  const first = await runVitest(project, filters, env)
  if (!first) return broken
  const missed = first.results.filter(isMissed)
  const again =
    process.env.CI && missed.length > 0
      ? await runVitest(
          project,
          missed.map(({ name }) => relative(root, name)),
          env,
        )
      : null
  const { code, results } = again
    ? { code: again.code, results: [...first.results.filter((result) => !missed.includes(result)), ...again.results] }
    : first

  const failures = results.flatMap(failuresIn)
  // Tests of a file whose setup failed are reported with the file.
  const tests = results.filter((result) => !isUnloaded(result)).flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: results.flatMap((result) => testsThat('passed', result)).length,
    failed: failures.length || (code === 0 ? 0 : 1),
    failures,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
    flaky: [
      // A test that passed on a retry still has the messages of the first try.
      ...tests
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ fullName }) => fullName),
      ...(again
        ? missed
            .filter(({ name }) => again.results.some((result) => result.name === name && !isMissed(result)))
            .flatMap(failuresIn)
        : []),
    ],
    files: results.map(({ name, startTime, endTime }) => ({
      path: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

interface Suite {
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    tests: {
      status: string
      annotations: { type: string; description?: string }[]
      results: { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}

/** Returns the names of the journeys with that result, and the reason for skipped ones. */
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

/** Returns the failed journeys, each with the first line of its last try's message. */
const failuresOf = (suite: Suite): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `tests/${file} › ${title}: ${firstLine(results.at(-1)?.error?.message)}`),
  ),
  ...(suite.suites ?? []).flatMap(failuresOf),
]

/** Returns the total duration of each file's journeys, including retries. */
function timesOf(suite: Suite): FileTime[] {
  const own = (suite.specs ?? []).map(({ file, tests }) => ({
    path: `tests/${file}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }))
  const all = [...own, ...(suite.suites ?? []).flatMap(timesOf)]
  return [...Map.groupBy(all, ({ path }) => path)].map(([path, times]) => ({
    path,
    seconds: times.reduce((sum, { seconds }) => sum + seconds, 0),
  }))
}

/** Runs browser journeys: the usual ones, or those of another configuration. */
export function playwright(filters: readonly string[], config = 'playwright.config.ts'): Promise<Outcome> {
  return withReport(async (file) => {
    const code = await runTool(
      '@playwright/test/cli.js',
      ['test', '--config', config, '--reporter=list,json', ...filters],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    )
    const report = await readReport<
      Suite & { stats: { expected: number; unexpected: number; flaky: number }; errors: { message?: string }[] }
    >(file)
    if (!report) return broken
    const failed = report.stats.unexpected + report.errors.length
    const failures = [...failuresOf(report), ...report.errors.map(({ message }) => firstLine(message))]
    return {
      passed: report.stats.expected + report.stats.flaky,
      failed: failed || (code === 0 ? 0 : 1),
      failures,
      skipped: specsThat('skipped', report),
      flaky: specsThat('flaky', report),
      files: timesOf(report),
    }
  })
}
