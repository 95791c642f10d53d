import { postgresAnswers } from '../support/postgres.ts'
import { compare, withServices, type Compared, type Question } from './asked.ts'
import { farPages, folderQuestions, questions } from './candidateQuestions.ts'
import { fill } from './candidatesData.ts'
import { many, option, type Figure } from './figure.ts'
import { median } from './measured.ts'

export interface CandidateFigures {
  counts: readonly [small: number, large: number]
  fillSeconds: number
  /** A page of rows without its total, and the total alone, because the list of candidates reads them side by side. */
  rows: Compared[]
  totals: Compared[]
  /** The same in a folder with every tenth candidate. */
  folderRows: Compared[]
  folderTotals: Compared[]
  /** Distant pages compared with the first page, in the larger company. */
  far: Compared[]
}

const withBody = (asked: readonly Question[], more: object) =>
  asked.map(([name, body]): Question => [name, { ...body, ...more }])

/** Measures the time of each question over HTTP with 10,000 candidates and with many more, on PostgreSQL. */
export async function benchCandidates(large = 1_000_000, small = 10_000, rounds = 15): Promise<CandidateFigures> {
  process.env.TEST_ENGINE = 'postgres'
  return withServices((less) =>
    withServices(async (more) => {
      await fill(less, small)
      const began = performance.now()
      await fill(more, large)
      const fillSeconds = (performance.now() - began) / 1000
      const list = '/Candidates/list'
      const both = (asked: readonly Question[], wanted: object) =>
        compare(list, [less, withBody(asked, wanted)], [more, withBody(asked, wanted)], rounds)
      const [rowsOnly, totalOnly] = [{ total: false }, { pageSize: 1 }]
      const pages = (place: 1 | 2) =>
        withBody(
          farPages(large).map((page): Question => [page[0], page[place]]),
          rowsOnly,
        )
      return {
        counts: [small, large] as const,
        fillSeconds,
        rows: await both(questions, rowsOnly),
        totals: await both(questions, totalOnly),
        folderRows: await both(folderQuestions, rowsOnly),
        folderTotals: await both(folderQuestions, totalOnly),
        far: await compare(list, [more, pages(1)], [more, pages(2)], rounds),
      }
    }),
  )
}

const times = (ratio: number) => `${ratio.toFixed(1)} ×`

/** Combines several questions in one line. */
function together(name: string, asked: readonly Compared[], against: string): Figure {
  const ratios = asked.map(({ ratio }) => ratio)
  const slowest = Math.max(...asked.map(({ large }) => large)).toFixed(0)
  return {
    name,
    reached: `${times(median(ratios))} at the median, at most 2 × in ${ratios.filter((ratio) => ratio <= 2).length} of ${ratios.length}, at most ${times(Math.max(...ratios))} (${slowest} ms)`,
    against,
  }
}

/** Inserting a million candidates takes minutes (`--rows=1000000`); the usual run inserts a fifth of it. */
export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) {
    console.error(`Skipped: candidates at size (${postgres.reason})`)
    return []
  }
  const {
    counts: [small, large],
    rows,
    totals,
    folderRows,
    folderTotals,
    far,
    fillSeconds,
  } = await benchCandidates(option('rows', 200_000))
  const against = `the same of ${many(small)}`
  const inFolder = `in a folder of ${many(large / 10)}`
  const [lists, words, filters] = [/^list/, /word/, /^(?!list|.*word)/].map((kind) =>
    rows.filter(({ name }) => kind.test(name)),
  )
  const short = ({ name }: Compared) => /[12] (frequent )?letters?/.test(name)
  const detail = (kind: string, asked: readonly Compared[]) =>
    asked.map(({ name, ratio, small: less, large: more, found }): Figure => ({
      name: `Candidates, ${name}: ${kind}`,
      reached: `${ratio.toFixed(2)} × the time at ${many(small)}`,
      against: `${more.toFixed(1)} ms against ${less.toFixed(1)} ms, finds ${found}`,
      isDetail: true,
    }))
  return [
    { name: `Candidates: ${many(large)} made`, reached: `${fillSeconds.toFixed(0)} s`, against: '', isDetail: true },
    ...detail('rows', rows),
    ...detail('total', totals),
    ...detail('rows in the folder', folderRows),
    ...detail('total in the folder', folderTotals),
    together(`candidates, ${many(large)} on PostgreSQL, first page of rows: the list in its orders`, lists!, against),
    together('the same, words of 1 and 2 letters', words!.filter(short), against),
    together(
      'the same, words of 5 letters, several words, a phone',
      words!.filter((one) => !short(one)),
      against,
    ),
    together('the same, filters, alone and together', filters!, against),
    together('the totals of all these, read beside the rows', totals, against),
    together(`${inFolder}: first pages of rows, words and filters`, folderRows, `in a folder of ${many(small / 10)}`),
    together(`${inFolder}: their totals`, folderTotals, 'the same'),
    ...far.map(({ name, ratio, small: first, large: there }): Figure => ({
      name,
      reached: times(ratio),
      against: `its first page: ${there.toFixed(1)} ms against ${first.toFixed(1)} ms; at most 20 ×`,
    })),
  ]
}
