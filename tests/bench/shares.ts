import type { Profiler } from 'node:inspector'

/** The parts of the gateway's work, by source file. The work of the runtime counts for its caller. */
const parts: readonly [string, RegExp][] = [
  ['REST client', /gateway\/core\/(rest\/|upstreamsOf)|node_modules\/undici/],
  ['answers held against the contract', /node_modules\/typebox/],
  [
    'execution: fields, loaders, ids',
    /gateway\/core\/(graph|engine\/plan)\/|gateway\/features|node_modules\/(graphql|@pothos)\//,
  ],
  [
    'sign-in, limits, metrics, documents',
    /gateway\/core\/(identity\/|engine\/|http\/metrics)|node_modules\/(prom-client|jose)/,
  ],
  ['HTTP, JSON in and out', /gateway\/core\/http\/|^node:/],
]
const rest = 'the runtime: promises, timers'

/** Returns the share of a process's busy time that each part takes, the largest first. */
export function shares({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): [string, number][] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const parent = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const partOf = (id: number): string | undefined => {
    const { functionName } = byId.get(id)!.callFrame
    if (functionName === '(idle)') return undefined
    if (functionName === '(garbage collector)') return 'collection of garbage'
    // The innermost frame that identifies the part counts; the stream or the socket below only carries the work out.
    let http = false
    for (let at: number | undefined = id; at !== undefined; at = parent.get(at)) {
      const { url } = byId.get(at)!.callFrame
      if (url.includes('tests/bench') || url.includes('inspector')) return undefined
      const part = parts.find(([, files]) => files.test(url))?.[0]
      if (part && !url.startsWith('node:')) return part
      if (/^node:(_?http|net|internal\/(stream|streams))/.test(url)) http = true
    }
    return http ? 'HTTP, JSON in and out' : rest
  }
  const known = new Map<number, string | undefined>()
  const time = new Map<string, number>()
  for (const [place, id] of samples.entries()) {
    if (!known.has(id)) known.set(id, partOf(id))
    const part = known.get(id)
    if (part) time.set(part, (time.get(part) ?? 0) + (timeDeltas[place] ?? 0))
  }
  const whole = [...time.values()].reduce((sum, one) => sum + one, 0)
  return [...time].map(([part, one]): [string, number] => [part, one / whole]).sort(([, one], [, other]) => other - one)
}
