import { compare, withServices, type Compared } from './asked.ts'
import { questions } from './candidateQuestions.ts'
import { fill } from './candidatesData.ts'

export interface CandidateFigures {
  counts: readonly [small: number, large: number]
  fillSeconds: number
  questions: Compared[]
  /** Page 5,000 against page 1, of the larger. */
  deepPage: number
}

/** Time of each question over HTTP at 10,000 candidates and at many more, on PostgreSQL. */
export async function benchCandidates(large = 1_000_000, small = 10_000, rounds = 9): Promise<CandidateFigures> {
  process.env.TEST_ENGINE = 'postgres'
  return withServices((less) => withServices(async (more) => {
    await fill(less, small)
    const began = performance.now()
    await fill(more, large)
    const fillSeconds = (performance.now() - began) / 1000
    const compared = await compare('/Candidates/list', [less, questions], [more, questions], rounds)
    const timeOf = (asked: string) => compared.find(({ name }) => name === asked)!.large
    return { counts: [small, large] as const, fillSeconds, questions: compared, deepPage: timeOf('page 5,000') / timeOf('list') }
  }))
}
