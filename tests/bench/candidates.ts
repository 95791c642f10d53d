import { compare, withServices, type Compared, type Question } from './asked.ts'
import { farPages, questions } from './candidateQuestions.ts'
import { fill } from './candidatesData.ts'

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
