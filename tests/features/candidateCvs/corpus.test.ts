import { beforeAll, describe, expect, test } from 'vitest'
import { readFile } from '../../../services/features/candidateCvs/reader/readFile.ts'
import { corpus, judge, summed, total, type Judged } from './corpus/judge.ts'

/** The minimum share of fields that must be right: 97 of a hundred for one column, 90 for other layouts. */
const least = { oneColumn: 0.97, other: 0.9 }
/** The minimum share of found values that must be right. */
const leastPrecision = 0.95

const cvs = corpus()
const judged = new Map<string, Judged>()

beforeAll(async () => {
  for (const { name, type, read, truth } of cvs)
    judged.set(name, judge(truth, (await readFile({ bytes: read(), type })).draft))
}, 60_000)

const layouts = [...Map.groupBy(cvs, ({ layout }) => layout)]

test('the corpus has CVs in many layouts and three languages, a third of them held out', () => {
  expect(cvs.length).toBeGreaterThanOrEqual(60)
  expect(layouts.length).toBeGreaterThanOrEqual(20)
  expect(layouts.filter(([, those]) => those.length < 3).map(([layout]) => layout)).toEqual([])
  expect(new Set(cvs.map(({ name }) => name.split('-')[1]))).toEqual(new Set(['en', 'vi', 'ja']))
  expect(cvs.filter(({ isKept }) => isKept).length).toBeGreaterThanOrEqual(cvs.length / 3)
})

describe('the fields read from the CVs of a layout', () => {
  test.each(layouts)('%s', (_layout, those) => {
    const all = those.map(({ name }) => judged.get(name)!)
    const { right, told, found } = total(summed(all.map(({ counts }) => counts)))
    const wanted = those[0]!.isOneColumn ? least.oneColumn : least.other
    expect(found).toBeGreaterThan(0)
    // If too few are right, the misses are listed.
    expect(right >= told * wanted ? [] : all.flatMap(({ misses }) => misses)).toEqual([])
  })
})

test('no CV is read with a wrong name', () => {
  expect(cvs.filter(({ name }) => judged.get(name)!.isNameWrong).map(({ name }) => name)).toEqual([])
})

test('at least 95 % of the found values are right', () => {
  const { right, found } = total(summed([...judged.values()].map(({ counts }) => counts)))
  expect(right / found).toBeGreaterThanOrEqual(leastPrecision)
})
