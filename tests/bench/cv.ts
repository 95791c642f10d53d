import { readFile } from '../../services/features/candidateCvs/reader/readFile.ts'
import {
  corpus,
  judge,
  summed,
  total,
  type Count,
  type Counts,
  type CorpusCv,
} from '../features/candidateCvs/corpus/judge.ts'
import { ms, type Figure } from './figure.ts'
import { median } from './measured.ts'

interface ReadOne {
  cv: CorpusCv
  counts: Counts
  wrongName: string | null
  /** Milliseconds. */
  taken: number
}

async function readOne(cv: CorpusCv): Promise<ReadOne> {
  const bytes = cv.read()
  const begun = performance.now()
  const { draft } = await readFile({ bytes, type: cv.type })
  const taken = performance.now() - begun
  const { counts, isNameWrong } = judge(cv.truth, draft)
  return { cv, counts, taken, wrongName: isNameWrong ? `${cv.name}: ${draft.name}` : null }
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const recall = ({ right, told }: Count) => percent(right, told)
const precision = ({ right, found }: Count) => percent(right, found)
const of = (reads: readonly ReadOne[]) => total(summed(reads.map(({ counts }) => counts)))

const groups: readonly [name: string, isIn: (cv: CorpusCv) => boolean][] = [
  ['all', () => true],
  ['one column', ({ isOneColumn }) => isOneColumn],
  ['columns, tables, forms', ({ isOneColumn }) => !isOneColumn],
  ['kept back while the reader was made', ({ isKept }) => isKept],
]

/**
 * Measures how much of the data in the CVs of the corpus the reader finds, how much of what it finds is correct, and
 * how long it takes.
 */
export async function figures(): Promise<Figure[]> {
  const cvs = corpus()
  // The first CV loads the reader's libraries.
  await readOne(cvs[0]!)
  const reads: ReadOne[] = []
  for (const cv of cvs) reads.push(await readOne(cv))
  const wrong = reads.flatMap(({ wrongName }) => wrongName ?? [])
  const fields = summed(reads.map(({ counts }) => counts))
  const layouts = Map.groupBy(reads, ({ cv }) => cv.layout)
  const times = reads.map(({ taken }) => taken)
  return [
    ...groups.map(([name, isIn]) => {
      const those = reads.filter(({ cv }) => isIn(cv))
      const sum = of(those)
      return {
        name: `fields found, ${name}`,
        reached: recall(sum),
        against: `${sum.told} fields of ${those.length} CVs; of what is found ${precision(sum)} is right`,
      }
    }),
    { name: 'wrong names', reached: String(wrong.length), against: wrong.join(', ') || `${reads.length} CVs` },
    {
      name: 'time for a CV',
      reached: `${ms(median(times))} at the median`,
      against: `the slowest ${ms(Math.max(...times))}`,
    },
    ...Object.entries(fields).map(([name, count]) => ({
      name: `field ${name}`,
      reached: recall(count),
      against: `precision ${precision(count)}, ${count.told} told`,
      isDetail: true,
    })),
    ...[...layouts].map(([name, those]) => ({
      name: `layout ${name}`,
      reached: recall(of(those)),
      against: `precision ${precision(of(those))}, ${those.length} CVs, ${ms(median(those.map(({ taken }) => taken)))}`,
      isDetail: true,
    })),
  ]
}
