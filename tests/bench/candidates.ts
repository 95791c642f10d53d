import { postgresAnswers } from '../support/database.ts'
import { compare, withServices, type Compared, type Question } from './asked.ts'
import { farPages, questions } from './candidateQuestions.ts'
import { fill } from './candidatesData.ts'
import { many, option, type Figure } from './figure.ts'
import { median } from './measured.ts'

export interface CandidateFigures {
  counts: readonly [small: number, large: number]
  fillSeconds: number
  /** A page of rows without its total, and the total alone: as the list of candidates reads them side by side. */
  rows: Compared[]
  totals: Compared[]
  /** Far pages against the first one, of the larger. */
  far: Compared[]
}

const withBody = (asked: readonly Question[], more: object) => asked.map(([name, body]): Question => [name, { ...body, ...more }])

/** Time of each question over HTTP at 10,000 candidates and at many more, on PostgreSQL. */
export async function benchCandidates(large = 1_000_000, small = 10_000, rounds = 15): Promise<CandidateFigures> {
  process.env.TEST_ENGINE = 'postgres'
  return withServices((less) => withServices(async (more) => {
    await fill(less, small)
    const began = performance.now()
    await fill(more, large)
    const fillSeconds = (performance.now() - began) / 1000
    const list = '/Candidates/list'
    const rows = withBody(questions, { total: false })
    const totals = withBody(questions, { pageSize: 1 })
    const pages = (place: 1 | 2) => withBody(farPages.map((page): Question => [page[0], page[place]]), { total: false })
    return {
      counts: [small, large] as const, fillSeconds,
      rows: await compare(list, [less, rows], [more, rows], rounds),
      totals: await compare(list, [less, totals], [more, totals], rounds),
      far: await compare(list, [more, pages(1)], [more, pages(2)], rounds),
    }
  }))
}

/** A million takes minutes to make (`--rows=1000000`); the usual run is content with a fifth of it. */
export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) {
    console.error(`Skipped: candidates at size (${postgres.reason})`)
    return []
  }
  const { counts: [small, large], rows, totals, far, fillSeconds } = await benchCandidates(option('rows', 200_000))
  const against = `the time at ${many(small)}`
  const all: Figure[] = [{ name: `Candidates: ${many(large)} made`, reached: `${fillSeconds.toFixed(0)} s`, against: '', isDetail: true }]
  for (const [kind, asked] of [['rows', rows], ['total', totals]] as const) {
    for (const { name, ratio, small: less, large: more, found } of asked) {
      all.push({ name: `Candidates, ${name}: ${kind}`, reached: `${ratio.toFixed(2)} × ${against}`, against: `${more.toFixed(1)} ms against ${less.toFixed(1)} ms, finds ${found}`, isDetail: true })
    }
    const ratios = asked.map(({ ratio }) => ratio)
    all.push({
      name: `${many(large)} candidates, ${kind}, by ${ratios.length} orders, words and filters`, reached: `${median(ratios).toFixed(1)} × ${against} at the median, at most 2 × in ${ratios.filter((ratio) => ratio <= 2).length}`,
      against: `the most: ${Math.max(...ratios).toFixed(1)} × (${Math.max(...asked.map((one) => one.large)).toFixed(0)} ms)`,
    })
  }
  for (const { name, ratio, small: first, large: there } of far) {
    all.push({ name: `Candidates: ${name} of ${many(large)}`, reached: `${ratio.toFixed(1)} × page 1`, against: `${there.toFixed(1)} ms against ${first.toFixed(1)} ms; at most 20` })
  }
  return all
}
