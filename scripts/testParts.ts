import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'

export interface Outcome {
  passed: number
  failed: number
  /** What failed, with the first line of its message. */
  failures: string[]
  /** Names of tests that did not run though nothing had failed. */
  skipped: string[]
  /** Names of tests that failed first and passed when they were tried again; they count as passed. */
  flaky: string[]
  /** How long each test file took. */
  files: FileTime[]
}

export interface FileTime {
  /** Path from the root. */
  path: string
  seconds: number
}

/** Something that failed as a whole. */
export const broken: Outcome = { passed: 0, failed: 1, failures: [], skipped: [], flaky: [], files: [] }

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

/** The first line of a message, without colours. */
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
/** A file that does not load or whose preparation fails: none of its tests has failed by itself. */
const isUnloaded = (result: FileResult) => result.status === 'failed' && testsThat('failed', result).length === 0

/** A file whose process died: tests of it have neither passed nor failed, and it counts as passed. */
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
 * One project of vitest.config.ts, or several by a pattern. A file that does not load or whose process dies, and an error outside of tests, count as failures. In CI a
 * file that failed is run once more, alone and from its start: what passes then is told as flaky.
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
  // The tests of a file whose preparation failed are told with the file.
  const tests = results.filter((result) => !isUnloaded(result)).flatMap(({ assertionResults }) => assertionResults)
  return {
    passed: results.flatMap((result) => testsThat('passed', result)).length,
    failed: failures.length || (code === 0 ? 0 : 1),
    failures,
    skipped: tests.filter(({ status }) => !['passed', 'failed'].includes(status)).map(({ fullName }) => fullName),
    flaky: [
      // The messages of a first try stay with a test that passed afterwards.
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

/** The journeys that failed, each with the first line of its last try's message. */
const failuresOf = (suite: Suite): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => `tests/${file} › ${title}: ${firstLine(results.at(-1)?.error?.message)}`),
  ),
  ...(suite.suites ?? []).flatMap(failuresOf),
]

/** What each file's journeys took, one after the other, all their tries included. */
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

/** Browser journeys: the usual ones, or those of another configuration. */
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
