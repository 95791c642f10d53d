import { createHash } from 'node:crypto'
import type { Answers } from '../../../common/forms/answers.ts'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { formTemplateCreate, formTypes } from '../../../services/features/interviewForms/contract.ts'
import { statusGroupList } from '../../../services/features/lookups/contract.ts'
import * as contract from '../../../services/features/offers/contract.ts'
import '../../../services/features/offers/tables.ts'
import { startPipelines } from '../pipelines/pipelines.fixture.ts'
import { inDays } from '../../support/inDays.ts'

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const fields = [
  { key: 'salary', id: 'salary', name: 'salary', inputType: 'Input', title: 'Salary', required: true },
  { key: 'start', id: 'start', name: 'start', inputType: 'DatePicker', title: 'First day' },
]
export const answers: Answers = { salary: { value: '2,000 USD' }, start: { value: '2027-01-04' } }

/** The services with offer forms, a workflow with their stages, and what candidates do with their links. */
export async function startOffers() {
  const here = await startPipelines()
  const stages = ['SALARY_APPROVED', 'SALARY_REJECTED', 'OFFER_SENT', 'OFFER_ACCEPTED', 'OFFER_DECLINED']
  const workflow = await here.addWorkflow('Offers under test', stages)
  const groups = await here.as('interviewer').ok(statusGroupList)
  const all = groups.flatMap((group) => group.statuses.map((status) => ({ ...status, group: group.id })))
  const byKey = (key: string) => all.find((status) => status.key === key)!
  const approval = (yes: string, no: string) =>
    JSON.stringify([
      { id_GroupStatus: byKey(yes).group, isRequired: true, yesStatusId: byKey(yes).id, noStatusId: byKey(no).id },
    ])

  /** Creates a form; by default one that requires an approval. */
  async function form(
    type: keyof typeof formTypes,
    given: { approvals?: string; attachment?: string; fields?: readonly object[] } = {},
  ): Promise<string> {
    const formName = `Form ${Math.random()}`
    await here
      .as('interviewer')
      .ok(formTemplateCreate, {
        body: {
          formName,
          type: formTypes[type],
          active: true,
          contents: JSON.stringify(given.fields ?? fields),
          requiredApprovalSetting: given.approvals ?? approval('SALARY_APPROVED', 'SALARY_REJECTED'),
          attachmentSetting: given.attachment ?? '[]',
        },
      })
    const row = await here.db
      .from('form_template')
      .select('form_template.id')
      .where('form_template.name', '=', formName)
      .executeTakeFirstOrThrow()
    return row.id
  }
  const forms = { salary: await form('salaryOffer'), letter: await form('offerLetter') }

  async function anonymous(method: 'GET' | 'POST', path: string, body?: unknown) {
    const answer = await fetch(`${here.services.url}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const mails = (sourceIds: readonly string[] | string) =>
    here.db
      .from('mail')
      .selectAll('mail')
      .where('mail.source_id', 'in', [sourceIds].flat())
      .orderBy('mail.id')
      .execute()
  const get = async (id: string, userName = 'recruiter') =>
    (await here.as(userName).ok(contract.offersByIds, { body: { ids: [id] } }))[0]
  const as = (userName = 'recruiter') => here.as(userName)

  async function place() {
    const { jobId, ids } = await here.jobWith(1, { workflowId: workflow.id })
    const candidateId = ids[0]!
    await here.db
      .update('candidate')
      .set({ emails: ['lan@mail.example'] })
      .where('candidate.id', '=', candidateId)
      .execute()
    return { jobId, candidateId }
  }
  const body = (
    at: { jobId: string; candidateId: string },
    formId: string,
    given: Partial<BodyOf<typeof contract.offerCreate>> = {},
  ) => ({
    ...at,
    formId,
    answers: answers as never,
    subject: 'Our offer',
    message: '<p>Dear <span data-token="Candidate_Name">Candidate_Name</span></p>',
    validUntil: inDays(7),
    ...given,
  })
  const submit = (id: string, version: number, approvers: string[] = [], userName = 'recruiter') =>
    as(userName).raw(contract.offerSubmit, { params: { id }, body: { version, approvers } })
  const decide = async (userName: string, id: string, given: object = {}) => {
    const offer = (await get(id, userName)) ?? (await get(id))
    const step = offer!.rounds[0]!.steps.find(({ askedDate, decision }) => askedDate && !decision)
    return as(userName).raw(contract.offerDecide, {
      params: { id: offer!.waitingId ?? step!.id },
      body: { decision: 'approved', version: offer!.version, ...given } as never,
    })
  }
  /** Creates an approved letter. */
  async function approved(at: { jobId: string; candidateId: string }, formId?: string) {
    const own = formId ?? (await form('offerLetter', { approvals: '[]' }))
    const made = await as().ok(contract.offerCreate, { body: body(at, own) })
    await as().ok(contract.offerSubmit, { params: { id: made.id }, body: { version: made.version, approvers: [] } })
    return (await get(made.id))!
  }
  /** The token in the newest mail about the candidate's offer. */
  async function tokenOf(candidateId: string): Promise<string> {
    const rows = await here.db
      .from('candidate_email')
      .select(['candidate_email.mail_id'])
      .where('candidate_email.candidate_id', '=', candidateId)
      .orderBy('candidate_email.id', 'desc')
      .execute()
    const mail = await here.db
      .from('mail')
      .select('mail.body')
      .where('mail.id', '=', rows[0]!.mail_id!)
      .executeTakeFirstOrThrow()
    return /\/confirmofferletter\/([\w-]{43})/.exec(mail.body)![1]!
  }
  const send = (id: string, version: number) => as().raw(contract.offerSend, { params: { id }, body: { version } })
  /** Sends a letter, and returns it with the token of its mail. */
  async function sent(at: { jobId: string; candidateId: string }) {
    const offer = await approved(at)
    await as().ok(contract.offerSend, { params: { id: offer.id }, body: { version: offer.version } })
    return { offer: (await get(offer.id))!, token: await tokenOf(at.candidateId) }
  }
  /** Requests a code, and reads it from the mail. */
  async function codeOf(token: string, offerId: string): Promise<string> {
    await anonymous('POST', `/OfferLetters/${token}/code`, {})
    const codes = (await mails(offerId)).flatMap(({ body: text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
    return codes.at(-1)!
  }
  const stageOf = async ({ jobId, candidateId }: { jobId: string; candidateId: string }) => {
    const [row] = await here.db
      .from('job_candidate')
      .innerJoin('workflow_status', (join) =>
        join
          .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
          .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
      )
      .select('workflow_status.key')
      .where('job_candidate.job_id', '=', jobId)
      .where('job_candidate.candidate_id', '=', candidateId)
      .execute()
    return row?.key
  }
  const told = async (userName: string, kind: string) =>
    (
      await here.db
        .from('notification')
        .select('notification.path')
        .where('notification.user_name', '=', userName)
        .where('notification.kind', '=', kind as never)
        .execute()
    ).map(({ path }) => path)
  return {
    ...here,
    as,
    forms,
    form,
    approval,
    anonymous,
    mails,
    get,
    place,
    body,
    submit,
    decide,
    approved,
    sent,
    send,
    tokenOf,
    codeOf,
    stageOf,
    told,
    linkState: (token: string) => anonymous('GET', `/OfferLetters/${token}`),
    open: (token: string, code: string) => anonymous('POST', `/OfferLetters/${token}/open`, { code }),
    answer: (token: string, given: object) => anonymous('POST', `/OfferLetters/${token}/answer`, given),
  }
}
export type OffersHere = Awaited<ReturnType<typeof startOffers>>
