import { sql } from 'kysely'
import { storeSetting } from '../../../services/features/settings/queries.ts'
import { fold } from '../../../common/text.ts'
import type { AnswerOf, BodyOf, Operation } from '../../../services/core/contract/operation.ts'
import type { Candidate } from '../../../services/features/candidates/contract.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import { uploadExpiry } from '../../../services/features/candidateCvs/uploads.ts'
import { addRecord } from '../../../services/core/files/fileRecords.ts'
import type { CandidateFields } from '../../../services/features/candidates/shapes.ts'
import { channelId, startVerifications, type Failure } from '../verifications/verifications.fixture.ts'

export { channelId, otherChannelId, type Failure } from '../verifications/verifications.fixture.ts'
export const ids = {
  status: '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0101',
  otherStatus: '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0102',
  label: '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0201',
  secondLabel: '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0202',
  foreignLabel: '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0203',
}

interface Sent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  key?: string
}

/** The services with accounts, a channel, two statuses and two labels, and some company fields. */
export async function startCandidates() {
  const here = await startVerifications()
  const entry = (id: string, kind: string, name: string) => ({
    id,
    kind,
    parent_id: null,
    position: 0,
    name,
    is_default: false,
  })
  await here.db
    .insert('vocabulary_item', [
      entry(ids.status, 'candidateStatus', 'Available'),
      entry(ids.otherStatus, 'candidateStatus', 'Hired'),
      entry(ids.label, 'label', 'Fast learner'),
      entry(ids.secondLabel, 'label', 'Returning'),
    ])
    .execute()
  await here.otherDb.insert('vocabulary_item', entry(ids.foreignLabel, 'label', 'Foreign')).execute()
  const property = (key: string, inputType: string, more: object = {}) => ({
    key,
    label: key,
    inputType,
    required: false,
    active: true,
    values: [] as string[],
    ...more,
  })
  await storeSetting(
    here.db,
    'extendCandidate',
    [
      property('Account', 'Input'),
      property('TerminalDate', 'DatePicker'),
      property('Notice', 'Combobox', { values: ['Now', '30 days'] }),
      property('Tools', 'Multiple', { values: ['Git', 'Jira'] }),
      property('Remote', 'Switch'),
      property('Old', 'Input', { active: false }),
    ] as never,
    'admin',
  )

  const tokens = new Map<string, Promise<string>>()
  /** Calls an operation as a user, or signed out for null. */
  const send = async (
    userName: string | null,
    operation: Operation,
    { params = {}, query = {}, body, key }: Sent = {},
  ) => {
    if (userName && !tokens.has(userName)) tokens.set(userName, here.services.identity.issueAccessToken(userName))
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const asked = new URLSearchParams(query).toString()
    const answer = await fetch(`${here.services.url}${path}${asked && `?${asked}`}`, {
      method: operation.method,
      headers: {
        ...(userName && { authorization: `Bearer ${await tokens.get(userName)!}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: (text.startsWith('{') || text.startsWith('[') || text === 'null' ? JSON.parse(text) : text) as Failure,
    }
  }
  const ok = async <O extends Operation<any, any, any, any>>(
    userName: string | null,
    operation: O,
    sent: Omit<Sent, 'body'> & { body?: BodyOf<O> | object } = {},
  ): Promise<AnswerOf<O>> => {
    const { status, body } = await send(userName, operation, sent)
    if (status !== 200) throw new Error(`${operation.id} answered ${status}: ${JSON.stringify(body)}`)
    return body as AnswerOf<O>
  }
  const create = (
    more: Partial<CandidateFields> & Record<string, unknown> = {},
    userName = 'recruiter',
  ): Promise<Candidate> => ok(userName, candidateCreate, { body: fieldsOf(more) })

  const addFolder = async (
    userName: string,
    { name = 'Folder', shareAll = false, shareUsers = [] as string[] } = {},
  ) => {
    const id = newId()
    await here.db
      .insert('talent_folder', { id, name, search: fold(name), user_name: userName, share_all: shareAll })
      .execute()
    if (shareUsers.length > 0)
      await here.db
        .insert(
          'talent_folder_share',
          shareUsers.map((user) => ({ folder_id: id, user_name: user })),
        )
        .execute()
    return id
  }
  /** Adds a CV as if a user had uploaded it. */
  const addUpload = async (userName: string, path: string, name: string) => {
    await addRecord(here.db, {
      path,
      name,
      contentType: 'application/pdf',
      size: 7,
      sha256: null,
      createdBy: userName,
      expiresAt: uploadExpiry(),
    })
    await here.db.insert('candidate_upload', { id: newId(), path }).execute()
  }
  const addJob = async (status: 0 | 1 | 2 | 3 = 0, db = here.db) => {
    const id = newId()
    await db
      .insert('job', {
        id,
        title: `Job ${status}`,
        search: ' job',
        department_id: null,
        category_id: null,
        rank_id: null,
        status,
        owner: 'recruiter',
        open_date: '2026-01-01',
        due_date: null,
        total: 2,
        created_by: 'recruiter',
      })
      .execute()
    return id
  }
  /** Returns all rows that belong to candidates, to compare states. */
  const state = async (candidateIds: readonly string[]) => {
    const rows = async (
      table:
        | 'candidate_contact'
        | 'candidate_follow'
        | 'candidate_note'
        | 'candidate_file'
        | 'candidate_event'
        | 'job_candidate'
        | 'talent_folder_candidate',
    ) => {
      const found = await here.db
        .from(table)
        .select(sql<string>`to_jsonb(${sql.table(table)})::text`.as('row'))
        .where('candidate_id', 'in', candidateIds)
        .execute()
      return found.map(({ row }) => row).sort()
    }
    const candidates = await here.db
      .from('candidate')
      .select(sql<string>`(to_jsonb(candidate) - 'version')::text`.as('row'))
      .where('id', 'in', candidateIds)
      .orderBy('id')
      .execute()
    const jobs = await here.db.from('job').select(['id', 'submitted']).orderBy('id').execute()
    return {
      candidates: candidates.map(({ row }) => row),
      contacts: await rows('candidate_contact'),
      follows: await rows('candidate_follow'),
      notes: await rows('candidate_note'),
      files: await rows('candidate_file'),
      events: await rows('candidate_event'),
      inJobs: await rows('job_candidate'),
      inFolders: await rows('talent_folder_candidate'),
      jobs,
    }
  }
  const eventsOf = (candidateId: string) =>
    here.db
      .from('candidate_event')
      .select(['kind', 'user_name', 'subject', 'changes'])
      .where('candidate_id', '=', candidateId)
      .orderBy('id')
      .execute()
  const count = async () =>
    Number(
      (
        await here.db
          .from('candidate')
          .select(({ fn }) => fn.countAll<string>().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    )
  return { ...here, send, ok, create, addFolder, addUpload, addJob, state, eventsOf, count }
}
export type CandidatesHere = Awaited<ReturnType<typeof startCandidates>>

let number = 0
/** The fields that a form sends: a unique person, with the given changes. */
export function fieldsOf(
  more: Partial<CandidateFields> & Record<string, unknown> = {},
): CandidateFields & Record<string, unknown> {
  number += 1
  return {
    name: `Person ${number}`,
    phones: [`09${String(number).padStart(8, '0')}`],
    emails: [`person${number}@example.vn`],
    gender: 2,
    messengers: [],
    nationalities: [],
    labelIds: [],
    desiredWorkLocations: [],
    extendProperties: '{}',
    resume: { work: [], education: [], awards: [], skills: [], languages: [] },
    ...more,
  }
}

/** All fields that a candidate can have. */
export const full = (): Partial<CandidateFields> => ({
  jobTitle: 'Engineer',
  birthday: '1990-02-28',
  gender: 1,
  address: '1 Tràng Tiền, Hà Nội',
  website: 'https://example.vn/me',
  messengers: ['skype:an'],
  nationalities: ['Vietnam'],
  owner: 'recruiter2',
  source: 'Job fair',
  recChannelId: channelId,
  statusId: ids.status,
  labelIds: [ids.label],
  jobRank: 'Senior',
  experienceYear: 8.5,
  desiredWorkLocations: ['Hà Nội'],
  extendProperties: JSON.stringify({
    Account: 'an.nguyen',
    Notice: '30 days',
    Tools: 'Git, Jira',
    Remote: 'true',
    TerminalDate: '2020-01-31',
  }),
  onboardDate: '2026-12-01',
  inBlackList: false,
  resume: {
    summary: 'Builds things.',
    work: [
      { company: 'Sông Pay', position: 'Engineer', startDate: '2020-03', isAdded: true, summary: 'Payments' },
      { company: 'Hoa Sen', position: 'Intern', startDate: '2018', endDate: '2020-02-15' },
    ],
    education: [
      { institution: 'HUST', area: 'Computer Science', studyType: 'Bachelor', startDate: '2014', endDate: '2018' },
    ],
    awards: [{ title: 'PMP', date: '2021-05' }],
    skills: [
      { name: 'Go', level: 4 },
      { name: 'SQL', level: 0 },
    ],
    languages: [
      { language: 'Vietnamese', fluency: 5 },
      { language: 'English', fluency: 3 },
    ],
  },
})
