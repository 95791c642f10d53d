/** One line of what is measured: a ratio against a baseline of the same run, with the times that it was made of. */
export interface Figure {
  name: string
  reached: string
  against: string
  /** Printed, but too fine for docs/performance.md. */
  isDetail?: boolean
}

export const ms = (value: number) => `${value.toFixed(2)} ms`
export const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB gz`
export const many = (count: number) => count.toLocaleString('en')

/** The number that follows `--name=` among the words of the command, or what is usual. */
export function option(name: string, usual: number): number {
  const start = `--${name}=`
  return Number(process.argv.find((word) => word.startsWith(start))?.slice(start.length) ?? usual)
}
