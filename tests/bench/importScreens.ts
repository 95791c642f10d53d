import { compileRelay } from '../../scripts/generate/relay.ts'
import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import { graphql, type Somewhere } from '../support/api.ts'
import { median } from './measured.ts'

/** The response times of a screen in milliseconds: without other load, and while work runs. */
export interface Meanwhile {
  name: string
  idle: number
  usual: number
  slowest: number
}

/** Requests one screen. Returns the milliseconds. */
type Ask = () => Promise<number>

/**
 * Returns other screens than the one that imports, with the client's own documents: another folder, the candidates, one
 * candidate.
 */
export async function screensOf(
  stack: Somewhere,
  token: string,
  folder: VerificationFolder,
): Promise<Record<string, Ask>> {
  const documents = Object.values(await compileRelay())
  const run = async <T>(operation: string, variables: object) => {
    const text = documents.find((document) => document.includes(`query ${operation}(`))
    if (!text) throw new Error(`The client has no document ${operation}`)
    const began = performance.now()
    const { data, errors } = await graphql<T>(stack, token, text, variables)
    if (!data || errors) throw new Error(`${operation} was answered ${JSON.stringify(errors)}`)
    return { data, took: performance.now() - began }
  }
  const page = { page: 1, size: 20 }
  const list = () =>
    run<{ candidates: { nodes: { databaseId: string }[] } }>('CandidateListQuery', {
      filter: {},
      orderBy: { field: 'CREATED_AT', direction: 'DESC' },
      ...page,
    })
  const { databaseId: id } = (await list()).data.candidates.nodes[0]!
  return {
    'The list of another folder': () =>
      run('VerificationCandidateListQuery', { folder: folder.id, filter: {}, ...page }).then(({ took }) => took),
    'The list of candidates': () => list().then(({ took }) => took),
    'The page of a candidate': () => run('CandidatePageQuery', { id }).then(({ took }) => took),
  }
}

/** Requests the screens in turn, ten times first and then until the work is done. */
export async function askMeanwhile<T>(
  screens: Record<string, Ask>,
  work: () => Promise<T>,
): Promise<{ done: T; screens: Meanwhile[] }> {
  const times = Object.entries(screens).map(([name, ask]) => ({
    name,
    ask,
    idle: [] as number[],
    busy: [] as number[],
  }))
  for (let round = 0; round < 10; round++) for (const { ask, idle } of times) idle.push(await ask())
  let isOver = false
  const running = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    for (const { ask, busy } of times) busy.push(await ask())
    await new Promise((wait) => setTimeout(wait, 100))
  }
  return {
    done: await running,
    screens: times.map(({ name, idle, busy }) => ({
      name,
      idle: median(idle),
      usual: median(busy),
      slowest: Math.max(...busy),
    })),
  }
}
