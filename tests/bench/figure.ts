/** One line of the results: a ratio against a baseline of the same run, with the times from which it was calculated. */
export interface Figure {
  name: string
  reached: string
  against: string
  /** Whether it is only printed, because it is too detailed for docs/performance.md. */
  isDetail?: boolean
}

export const ms = (value: number) => `${value.toFixed(2)} ms`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB gz`
export const many = (count: number) => count.toLocaleString('en')

/** Returns the number that follows `--name=` in the arguments of the command, or the default. */
export function option(name: string, usual: number): number {
  const start = `--${name}=`
  return Number(process.argv.find((word) => word.startsWith(start))?.slice(start.length) ?? usual)
}
