import { createHash } from 'node:crypto'
import type { Services } from '../../services/core/app.ts'
import { operations } from '../../services/contract.ts'
import { candidateList } from '../../services/features/candidates/list/listContract.ts'
import { workflowGroupList } from '../../services/features/workflows/contract.ts'
import { clientOf, type Given } from '../features/lookups/lookups.fixture.ts'

/** A request to the services, and their response in the version that created the data. */
export interface Answered {
  operation: string
  userName: string
  given: Given
  /** For a list: the total count, and the first record. */
  count?: number
  /** The texts of a record. Other values are calculated and may depend on the day. */
  record?: Record<string, unknown>
  /** For a file. */
  sha256?: string
}

type Question = Pick<Answered, 'operation' | 'userName' | 'given'>

const page = { pageIndex: 0, pageSize: 100 }
const list = (operation: string, userName = 'recruiter', body: object = {}): Question => ({
  operation,
  userName,
  given: { body: { ...page, ...body } },
})
const read = (operation: string, userName = 'admin', query: Record<string, string> = {}): Question => ({
  operation,
  userName,
  given: { query },
})

/** The lists of every kind of record. */
const lists: readonly Question[] = [
  list('candidateList', 'recruiter', { filters: [] }),
  list('candidateList', 'admin@other', { filters: [] }),
  list('collectedCandidateList'),
  list('talentFolderList'),
  list('dpsTypeList'),
  list('dpsList'),
  list('rufList'),
  list('verificationFolderList'),
  list('verificationImportList'),
  list('verificationMailList'),
  list('callList'),
  read('savedViewList', 'recruiter', { list: 'candidates' }),
  list('jobList'),
  list('jobProductList', 'interviewer'),
  list('companyJobCategoryList', 'interviewer'),
  list('formTemplateList', 'interviewer'),
  list('workflowGroupList', 'interviewer'),
  list('blockWordList', 'admin'),
  list('accountList', 'admin'),
  list('roleList', 'admin'),
  list('companyList', 'admin'),
  read('departmentTree'),
  read('emailTemplatesByCompany'),
  read('recruitmentChannelList'),
  read('labelList'),
  read('jobRankList'),
  read('locationsByCompany'),
  read('meetingRoomsByLocation'),
  read('roleSettings'),
  { operation: 'translationList', userName: 'vendor', given: { params: { language: 'vi' } } },
]

/** Members of records that later versions correct: the log of 0.1.0 reported mails as done that were never sent. */
const corrected: Readonly<Record<string, readonly string[]>> = {
  // Users who try triggers out without permission to read candidates no longer see names.
  workflowRunList: ['outcome', 'reason', 'candidateName'],
}

/** Lists that have grown: a job that was on a tab without a product of that type now has one. */
const grown: ReadonlySet<string> = new Set(['jobProductList'])

/** Returns the part of a stored response that is still expected. */
export function stillTrue({ record, count, ...rest }: Answered): Answered {
  const answer = { ...rest, ...(count !== undefined && !grown.has(rest.operation) && { count }) }
  const wrong = corrected[answer.operation] ?? []
  const kept = record && Object.fromEntries(Object.entries(record).filter(([name]) => !wrong.includes(name)))
  return { ...answer, ...(kept && { record: kept }) }
}

const isText = (value: unknown) => typeof value === 'string' || value === null
const textsOf = (record: object) => Object.fromEntries(Object.entries(record).filter(([, value]) => isText(value)))

/** Returns the response of the services to a request. */
export async function ask(services: Pick<Services, 'url' | 'identity'>, question: Question): Promise<Answered> {
  const { url, identity } = services
  const { operation: id, userName, given } = question
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`${id} is no operation any more: say here what took its place`)
  if (operation.transport === 'download') {
    const authorization = `Bearer ${await identity.issueAccessToken(userName)}`
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => given.params?.[name] ?? '')
    const address = `${url}${path}?${new URLSearchParams(given.query)}`
    const answer = await fetch(address, { headers: { authorization } })
    if (!answer.ok) throw new Error(`${id} answered ${answer.status}: ${await answer.text()}`)
    return {
      ...question,
      sha256: createHash('sha256')
        .update(await answer.bytes())
        .digest('hex'),
    }
  }
  const { status, body } = await clientOf(services, userName).raw(operation, given)
  if (status !== 200) throw new Error(`${id} answered ${status}: ${JSON.stringify(body)}`)
  const rows: object[] | null = Array.isArray(body) ? body : Array.isArray(body.data) ? body.data : null
  if (!rows) return { ...question, record: textsOf(body) }
  return { ...question, count: body.totalItem ?? rows.length, ...(rows[0] && { record: textsOf(rows[0]) }) }
}

/** Sends all requests for a new data set: the lists, and one record of those with further data, including files. */
export async function askAll(services: Services): Promise<Answered[]> {
  const answers: Answered[] = []
  const add = async (question: Question) => void answers.push(await ask(services, question))
  for (const question of lists) await add(question)
  const first = (operation: string) => {
    const { record } = answers.find((one) => one.operation === operation && one.record)!
    return record as Record<string, string>
  }
  const byId = (operation: string, of: string, userName = 'recruiter'): Question => ({
    operation,
    userName,
    given: { params: { id: first(of).id! } },
  })
  const { data: groups } = await clientOf(services, 'interviewer').ok(workflowGroupList, { body: page })
  await add(byId('dpsGet', 'dpsList'))
  await add(byId('formTemplateGet', 'formTemplateList', 'interviewer'))
  await add(byId('workflowGroupGet', 'workflowGroupList', 'interviewer'))
  const runs = await Promise.all(
    groups.map(({ id: groupId }) => ask(services, list('workflowRunList', 'interviewer', { groupId }))),
  )
  answers.push(runs.find(({ count }) => count)!)
  await add(byId('verificationMailRaw', 'verificationMailList'))
  const body = { ...page, filters: [] }
  const { data: candidates } = await clientOf(services, 'recruiter').ok(candidateList, { body })
  const { id: candidateId, cvPath } = candidates.find((one) => one.cvPath !== null)!
  await add({ operation: 'candidateView', userName: 'recruiter', given: { params: { id: candidateId } } })
  await add(list('candidateNoteList', 'recruiter', { candidateId }))
  await add(list('candidateLogs', 'recruiter', { candidateId }))
  await add(read('candidateActivities', 'recruiter', { candidateId, pageIndex: '0', pageSize: '100' }))
  await add(list('verificationCandidateList', 'recruiter', { verificationId: first('verificationFolderList').id! }))
  await add(read('candidateViewFileCv', 'recruiter', { filePathKey: cvPath! }))
  await add(read('commonsFile', 'recruiter', { path: first('companyJobCategoryList').imagePath! }))
  return answers
}
