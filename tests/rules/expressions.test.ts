import { describe, expect, test } from 'vitest'
import { expressionsOf, type Expression } from '../support/expressions.ts'
import { slowText } from '../support/slowText.ts'
import { sourcesOf } from '../support/sources.ts'

// The JavaScript engine needs no external program and gives the same results everywhere.
process.env.RECHECK_BACKEND = 'pure'
const { check } = await import('recheck')

/** The time for the analysis of one expression, after which it is tested with inputs instead. */
const thinking = 1_000
const longest = 1_000

/**
 * Expressions that take more than linear time, and why this cannot be exploited. They are listed by source, so that
 * every change is reviewed.
 */
const allowed: Record<string, string> = {}
/** Expressions that are built at runtime, and why they are safe. */
const allowedBuilt: Record<string, string> = {
  "new RegExp(escape(wanted), 'g')": 'the plain text that is looked for',
  "new RegExp(String.raw`(?<![\\p{L}\\d])${wanted}(?![\\p{L}\\d])`, 'gu')": 'wanted is one to three letters',
  "new RegExp(String.raw`(?:\\(?\\+?(?:00)?84${sign}|\\(?0)?${sign}${[...national].join(sign)}`, 'g')":
    'digits, with at most three signs between two of them',
  "new RegExp(alternatives.join('|'), 'u')": 'plain words, which a company has entered',
}

const found = sourcesOf('services', 'gateway', 'common', 'web').map(expressionsOf)
const built = found.flatMap((one) => one.built)
const known = [
  ...new Map(found.flatMap((one) => one.known).map((one) => [`/${one.source}/${one.flags}`, one])).values(),
]

async function problemOf({ source, flags }: Expression): Promise<string | null> {
  // Without repetition, an expression reads no further from each position than its own length.
  if (!/[*+{]/.test(source)) return null
  const checked = await check(source, flags, { timeout: thinking })
  if (checked.status === 'safe') return null
  if (checked.status === 'vulnerable') return `${checked.complexity.summary} for ${checked.attack.pattern}`
  return slowText(source, flags, longest)
}

describe('regular expressions take no more than linear time, because users provide the texts that they read', () => {
  test('expressions are found', () => {
    expect(known.length).toBeGreaterThan(300)
  })

  test('each expression is safe', { timeout: 240_000 }, async () => {
    const wrong: string[] = []
    const used = new Set<string>()
    for (const expression of known) {
      const problem = await problemOf(expression)
      if (problem === null) continue
      const key = `/${expression.source}/${expression.flags}`
      used.add(key)
      if (!(key in allowed)) wrong.push(`${expression.path}:${expression.line} ${key} ${problem}`)
    }
    expect(wrong).toEqual([])
    expect(
      Object.keys(allowed).filter((key) => !used.has(key)),
      'allowed without need',
    ).toEqual([])
  })

  test('expressions that are built at runtime are known', () => {
    expect(built.map(({ text }) => text).toSorted()).toEqual(Object.keys(allowedBuilt).toSorted())
  })
})
