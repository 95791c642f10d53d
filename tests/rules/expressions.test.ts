import { describe, expect, test } from 'vitest'
import { expressionsOf, type Expression } from '../support/expressions.ts'
import { slowText } from '../support/slowText.ts'
import { sourcesOf } from '../support/sources.ts'

// The engine in JavaScript: it needs no program of the machine, and says the same everywhere.
process.env.RECHECK_BACKEND = 'pure'
const { check } = await import('recheck')

/** How long one expression is thought about before it is tried out instead. */
const thinking = 1_000
const longest = 1_000

/** Expressions that take more than linear time, and why nobody can make them. By their source, so that each change is looked at anew. */
const allowed: Record<string, string> = {}
/** Expressions that are built of what is known at run time only, and why they are no others than those above. */
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
  // What repeats nothing looks no further from each place than it is long itself.
  if (!/[*+{]/.test(source)) return null
  const checked = await check(source, flags, { timeout: thinking })
  if (checked.status === 'safe') return null
  if (checked.status === 'vulnerable') return `${checked.complexity.summary} for ${checked.attack.pattern}`
  return slowText(source, flags, longest)
}

describe('regular expressions take no more than linear time, for users give the texts that they read', () => {
  test('they are found', () => {
    expect(known.length).toBeGreaterThan(300)
  })

  test('each of them', { timeout: 240_000 }, async () => {
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

  test('and those that are built at run time are known', () => {
    expect(built.map(({ text }) => text).toSorted()).toEqual(Object.keys(allowedBuilt).toSorted())
  })
})
