/** A run in CI is cut off after 90 minutes, installation included, and then none of it counts: from here on it begins nothing long. */
const longest = 74 * 60_000
const name = 'TESTS_UNTIL'

/** Notes when the run began, for it and the processes that it starts. Outside of CI there is time without end. */
export function beginRun(): void {
  if (process.env.CI) process.env[name] ??= String(Date.now() + longest)
}

/** Whether the run has no time left to begin something; it then says what it has not tried. */
export const isTimeOver = (): boolean => Date.now() > Number(process.env[name] ?? Infinity)

export const noTimeLeft = 'no time was left in this run'
