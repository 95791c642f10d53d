import type { BodyOf } from '../../../services/core/contract/operation.ts'
import {
  collectedCandidateByIds,
  collectedCandidateIntake,
  collectedCandidateList,
} from '../../../services/features/inboundCandidates/contract.ts'
import { commonsUpload } from '../../../services/features/media/contract.ts'
import { channelId, startVerifications, type Here } from '../verifications/verifications.fixture.ts'

type Intake = BodyOf<typeof collectedCandidateIntake>
export type Sent = Partial<Intake['candidates'][number]>

export const machine = 'internal-tools'

let number = 0
/** A person whom no other call has sent. */
export function person(more: Sent = {}): Intake['candidates'][number] {
  number++
  return {
    externalId: `P-${number}`,
    name: `Person ${number}`,
    phones: [`09${String(10_000_000 + number)}`],
    emails: [`person${number}@example.vn`],
    ...more,
  }
}

/** The services with accounts and a channel in each company, and helpers for inbound candidates. */
export async function startInbound() {
  const here: Here = await startVerifications()
  const raw = (body: object, userName = machine) => here.as(userName).raw(collectedCandidateIntake, { body })
  /** Sends candidates of one source. Returns the answer of the services for each. */
  const send = async (candidates: Sent[], source = 'Careers chat') =>
    here.as(machine).ok(collectedCandidateIntake, { body: { source, candidates: candidates.map(person) } })
  /** Sends one new candidate. Returns its id. */
  const add = async (more: Sent = {}) => (await send([more]))[0]!.id
  const row = async (id: string, userName = 'recruiter') =>
    (await here.as(userName).ok(collectedCandidateByIds, { body: { ids: [id] } }))[0]
  const list = (body: object = {}, userName = 'recruiter', offset?: number) =>
    here.as(userName).ok(collectedCandidateList, { body, ...(offset !== undefined && { offset }) })
  /** Uploads a file as the machine client. Returns its path. */
  async function upload(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<string> {
    const token = await here.services.identity.issueAccessToken(machine)
    const form = new FormData()
    form.set('file', new Blob([content]), name)
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(here.services.url + commonsUpload.path, { method: 'POST', headers, body: form })
    return (await answer.json()) as string
  }
  return { ...here, raw, send, add, row, list, upload }
}
export type InboundHere = Awaited<ReturnType<typeof startInbound>>

export const approval = (id: string, more: object = {}) => ({
  id,
  status: 'approved',
  remark: 'Good',
  skill: 'Node.js',
  recChanel: channelId,
  owner: 'recruiter',
  ...more,
})
export const rejection = (id: string, more: object = {}) => ({ id, status: 'rejected', remark: 'No', ...more })
