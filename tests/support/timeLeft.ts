/**
 * A run in CI is cancelled after 90 minutes, including the installation, and then all of its results are lost. After
 * this time no long step is started.
 */
const longest = 74 * 60_000
const name = 'TESTS_UNTIL'

/** Records when the run began, for itself and for the processes that it starts. Outside of CI there is no limit. */
export function beginRun(): void {
  if (process.env.CI) process.env[name] ??= String(Date.now() + longest)
}

/** Whether the run has no time left to start something; it then reports what it has not tried. */
export const isTimeOver = (): boolean => Date.now() > Number(process.env[name] ?? Infinity)

export const noTimeLeft = 'no time was left in this run'
