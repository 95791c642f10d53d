import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import { encodeId } from '../../gateway/core/graph/ids.ts'
import { compileRelay } from '../../scripts/generate/relay.ts'
import { freePorts } from '../support/freePorts.ts'
import type { Recorded } from './bareReplay.ts'
import { benched } from './benched.ts'
import { ms, option, type Figure } from './figure.ts'
import { median, type Measured } from './measured.ts'

const uuid = '00000000-0000-4000-8000-000000000001'
const page = { page: 1, size: 20 }
const one = (type: string) => ({ id: encodeId(type, uuid) })

type Asked = readonly [document: string, variables: object]
type Area = Partial<Record<'list' | 'detail' | 'mutation', Asked>>

/** The documents that the client sends in each area. */
const areas: Record<string, Area> = {
  candidates: {
    list: ['CandidateListQuery', { filter: {}, orderBy: { field: 'CREATED_AT', direction: 'DESC' }, ...page }],
    detail: ['CandidatePageQuery', { id: uuid }],
    mutation: ['FollowButtonFollowMutation', { input: { ids: [one('Candidate').id] } }],
  },
  verification: {
    list: ['VerificationCandidateListQuery', { folder: uuid, filter: {}, ...page }],
    detail: ['VerificationReviewDrawerQuery', { row: uuid, isApprove: false, isSave: false }],
    mutation: ['VerificationReviewDrawerRejectMutation', { input: { ...one('VerificationCandidate'), remark: 'No.' } }],
  },
  Greeting: {
    list: ['InboundCandidateListQuery', { filter: {}, ...page }],
    detail: ['InboundReviewDrawerQuery', { row: uuid, isApprove: false }],
    mutation: ['InboundReviewDrawerRejectMutation', { input: { ...one('InboundCandidate'), remark: 'No.' } }],
  },
  RUF: {
    list: ['RufRecordsPageQuery', { filter: {}, orderBy: { field: 'CREATED_AT', direction: 'DESC' }, ...page }],
    mutation: ['RufRecordDialogCreateMutation', { input: { name: 'Trần Thị Ánh', status: 'OPEN' } }],
  },
  DPS: {
    list: ['DpsTaskListQuery', { type: uuid, hasType: true, ...page }],
    detail: ['DpsTaskDrawerQuery', { task: uuid }],
    mutation: ['RenameSearchDialogMutation', { input: { ...one('DpsSearch'), name: 'Backend' } }],
  },
  forms: {
    list: ['FormsTabQuery', { category: 'FEEDBACK', ...page }],
    detail: ['FormEditorPageQuery', { id: uuid }],
    mutation: ['FormDeleteDialogMutation', { input: one('InterviewForm') }],
  },
  workflows: {
    list: ['WorkflowListQuery', page],
    detail: ['WorkflowEditorPageQuery', { id: uuid }],
    mutation: ['CreateFormMutation', { input: { name: 'Engineers', departmentIds: [one('Department').id] } }],
  },
  'job categories': {
    list: ['JobCategoriesPageQuery', page],
    mutation: ['JobCategoryDialogCreateMutation', { input: { name: 'Engineering' } }],
  },
  'job products': {
    list: ['JobProductsPageQuery', page],
    mutation: [
      'JobProductDialogCreateMutation',
      { input: { jobId: one('Job').id, position: 1, type: one('JobProductType').id } },
    ],
  },
  calls: {
    list: ['CallsPageQuery', { filter: {}, ...page }],
    detail: ['RecordingPlayerQuery', one('Call')],
    mutation: ['CallNoteSaveMutation', { input: { ...one('Call'), note: 'Calls back.' } }],
  },
  'talent folders': {
    list: ['TalentFolderListQuery', {}],
    detail: ['TalentFolderPageQuery', { id: uuid }],
    mutation: [
      'TalentFolderDialogCreateMutation',
      { input: { name: 'Backend', isSharedWithAll: true, sharedUserIds: [] } },
    ],
  },
}

interface Subject {
  process: Measured
  pool: Pool
  path: string
}

/** Compares the gateway with a bare handler, for the documents that the client sends in each area. */
export async function figures(): Promise<Figure[]> {
  const rounds = option('rounds', 7)
  const requests = option('requests', 150)
  const persisted = await compileRelay()
  const idOf = new Map(
    Object.entries(persisted).map(([id, text]) => [/^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '', id]),
  )
  const here = await benched('tests/bench/anyUpstream.ts', persisted)
  const [barePort = 0] = await freePorts(1)
  const file = join(tmpdir(), `hireloom-recorded-${process.pid}.json`)
  const gateway: Subject = {
    process: here.gateway,
    path: '/graphql',
    pool: new Pool(here.gatewayUrl, { connections: 8 }),
  }
  const bodyOf = ([document, variables]: Asked) => JSON.stringify({ id: idOf.get(document), variables })
  const ask = async ({ pool, path }: Subject, body: string) => {
    const answer = await pool.request({
      path,
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${here.token}`,
        'content-type': 'application/json',
        accept: 'application/json',
      },
    })
    return answer.body.text()
  }
  const load = async (subject: Subject, body: string, count: number) => {
    let left = count
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (left-- > 0) await ask(subject, body)
      }),
    )
  }
  try {
    const recorded: Record<string, Recorded> = {}
    const all = Object.entries(areas).flatMap(([area, parts]) =>
      Object.entries(parts).map(([part, asked]) => ({ area, part, asked, body: bodyOf(asked) })),
    )
    const faults: string[] = []
    for (const { asked, body, area, part } of all) {
      await fetch(`${here.upstreamUrl}/record`)
      const text = await ask(gateway, body)
      const calls = (await (
        await fetch(`${here.upstreamUrl}/recorded`)
      ).json()) as (Recorded['turns'][number][number] & { turn: number })[]
      if (text.includes('"errors"') || !calls.length) faults.push(`${area}, ${part}: ${text.slice(0, 300)}`)
      recorded[idOf.get(asked[0])!] = {
        turns: [...Map.groupBy(calls, ({ turn }) => turn).values()],
        answer: JSON.parse(text) as unknown,
      }
    }
    if (faults.length) throw new Error(faults.join('\n'))
    await writeFile(file, JSON.stringify(recorded))
    const process = await here.start(
      'tests/bench/bareReplay.ts',
      { BARE_PORT: `${barePort}`, UPSTREAM_URL: here.upstreamUrl, RECORDED_FILE: file },
      `http://127.0.0.1:${barePort}/`,
    )
    const bare: Subject = { process, path: '/', pool: new Pool(`http://127.0.0.1:${barePort}`, { connections: 8 }) }
    const found: Figure[] = []
    const parts: Record<string, { ratio: number; calls: number }[]> = {}
    for (const { area, part, asked, body } of all) {
      const cpu: number[][] = [[], []]
      for (const subject of [gateway, bare]) await load(subject, body, requests)
      for (let round = 0; round < rounds; round++) {
        for (const place of round % 2 ? [1, 0] : [0, 1]) {
          const subject = [gateway, bare][place]!
          const before = await subject.process.cpu()
          await load(subject, body, requests)
          cpu[place]!.push(((await subject.process.cpu()) - before) / requests)
        }
      }
      const ratio = median(cpu[0]!.map((value, round) => value / cpu[1]![round]!))
      const { turns, answer } = recorded[idOf.get(asked[0])!]!
      const calls = turns.flat().length
      ;(parts[area] ??= []).push({ ratio, calls })
      found.push({
        name: `${area}, ${part}: CPU per request`,
        reached: `${ratio.toFixed(2)} × bare handler`,
        isDetail: true,
        against: `${ms(median(cpu[0]!))} against ${ms(median(cpu[1]!))}; ${calls} REST calls in ${turns.length} turns, answer ${(JSON.stringify(answer).length / 1000).toFixed(1)} kB`,
      })
    }
    await bare.pool.close()
    const ofPart = Object.entries(areas).map(([area, its]) => ({
      name: `${area}, ${Object.keys(its).join(' / ')}: CPU per request`,
      reached: `${parts[area]!.map(({ ratio }) => ratio.toFixed(1)).join(' / ')} ×`,
      against: `a bare handler that makes the same REST calls (${parts[area]!.map(({ calls }) => calls).join(' / ')}) and prints the same JSON without assembling it`,
    }))
    return [...found, ...ofPart]
  } finally {
    await gateway.pool.close()
    await here.stop()
    await rm(file, { force: true })
  }
}
