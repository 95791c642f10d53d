import type { GatewaySettings } from '../../gateway/core/settings.ts'
import { serviceNames } from '../../services/core/contract/operation.ts'
import { outcomes, type Finding } from './check.ts'
import { lossOf } from './losses.ts'

const width = 100
const mostNames = 8

/** Wraps a text into lines of at most 100 columns, indented like details. */
function wrapped(text: string, indent = '    '): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(/\s+/)) {
    if (line !== indent && line.length + 1 + word.length > width) {
      lines.push(line)
      line = indent
    }
    line += line === indent ? word : ` ${word}`
  }
  return [...lines, line]
}

function names(all: Iterable<string>): string {
  const [...every] = all
  const more = every.length - mostNames
  return more > 0 ? `${every.slice(0, mostNames).join(', ')} and ${more} more` : every.join(', ')
}

const tried = outcomes.filter((outcome) => outcome !== 'not tried')
const works = ({ outcome }: Finding) => outcome === 'works' || outcome === 'with losses'
const lacks = ({ outcome }: Finding) => outcome === 'missing' || outcome === 'fails'

/** Returns what it means that the services lack an operation. */
function meaning({ operation }: Finding, all: readonly Finding[]): string {
  const loss = lossOf(operation)
  if (!loss) return 'part of the specification: whatever needs it returns an error'
  const { instead, cost } = loss
  if (!instead) return cost
  const idle = all.filter(lacks).flatMap(({ operation: { id } }) => (instead.includes(id) ? id : []))
  return idle.length > 0
    ? `what would be used instead does not work here: ${idle.join(', ')}`
    : `${instead.join(' and ')} ${instead.length > 1 ? 'are' : 'is'} used instead: ${cost}`
}

function details(finding: Finding, all: readonly Finding[]): string[] {
  const { outcome, differences, unreadable } = finding
  if (outcome === 'missing') return [meaning(finding, all)]
  const { missing, byRules } = differences ?? { missing: new Set(), byRules: new Set() }
  return [
    ...(missing.size > 0 ? [`not in the answer: ${names(missing)}`] : []),
    ...(byRules.size > 0 ? [`read by rules: ${names(byRules)}`] : []),
    ...(unreadable ? [`records that cannot be read: ${unreadable.count}; the first: ${unreadable.first}`] : []),
  ]
}

function lines(finding: Finding, settings: GatewaySettings, all: readonly Finding[]): string[] {
  const { operation, outcome, first, why = works(finding) && first === undefined ? 'no records' : '' } = finding
  const { method = operation.method, path = operation.path } = settings.endpoints[operation.id] ?? {}
  const line = `  ${outcome.padEnd(12)}${operation.id.padEnd(28)} ${method} ${path}`
  const short = `${line}${why && `  ${why}`}`
  const head = short.length > width ? [line, ...wrapped(why)] : [short]
  return [...head, ...details(finding, all).flatMap((text) => wrapped(text))]
}

/** Returns the operations that were not tried, grouped by reason. */
function untried(findings: readonly Finding[]): string[] {
  const byReason = Map.groupBy(findings, ({ why = '' }) => why)
  return [...byReason].flatMap(([why, some]) => [
    `  not tried   ${why}`,
    ...wrapped(some.map(({ operation }) => operation.id).join(', ')),
  ])
}

/** Returns the findings by service, as text of at most 100 columns. */
export function report(findings: readonly Finding[], settings: GatewaySettings): string {
  const services = serviceNames.flatMap((service) => {
    const own = findings.filter(({ operation }) => operation.service === service)
    const of = (wanted: Finding['outcome']) => own.filter(({ outcome }) => outcome === wanted)
    return [
      `${service}  ${settings.baseUrls[service]}`,
      ...tried.flatMap(of).flatMap((finding) => lines(finding, settings, findings)),
      ...untried(of('not tried')),
      '',
    ]
  })
  const counts = outcomes.map((outcome) => {
    const count = findings.filter((finding) => finding.outcome === outcome).length
    return `${count} ${outcome}`
  })
  return [...services, counts.join(', ')].join('\n')
}
