import type { Answers } from '../../../common/forms/answers.ts'
import { serialiseContents } from '../../../common/forms/contents.ts'
import type { FormField } from '../../../common/forms/fields.ts'
import { newQuestion } from '../../../common/forms/newField.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { formTypes } from '../../../services/features/interviewForms/contract.ts'
import { startPipelines } from '../pipelines/pipelines.fixture.ts'

export const story = 'He led the move to a new database and wrote most of it.'
/** Answers with which the form can be submitted: 10 of 10 points. */
export const good: Answers = {
  story: { value: story },
  task: { value: 'Solved', reason: 'Quick, clean and with tests.' },
}
export const written = { formVersion: 1, answers: good, recommendation: 'yes', summary: 'Hire.' } as const

/** The services with a form, and functions to ask and answer. */
export async function startFeedback() {
  const here = await startPipelines()
  const contents = (...more: FormField[]) =>
    serialiseContents({
      isCalcJobRank: false,
      columns: 1,
      idJobRank: '',
      fields: [
        { ...newQuestion('Text', 'story'), title: 'What did they do?', required: true },
        {
          ...newQuestion('Choice', 'task'),
          title: 'The task',
          required: true,
          values: [
            { label: 'Solved', value: 'Solved', point: 10, percent: 100 },
            { label: 'Not solved', value: 'Not solved', point: 0, percent: 0 },
          ],
        },
        {
          ...newQuestion('Text', 'why'),
          title: 'What kept them?',
          required: true,
          showWhen: { field: 'task', is: ['Not solved'] },
        },
        ...more,
      ],
    })
  async function addForm(given: { contents?: string; isActive?: boolean; type?: number; rank?: string } = {}) {
    const id = newId()
    const text = given.contents ?? contents()
    await here.db
      .insert('form_template', {
        id,
        name: 'Interview under test',
        search: 'interview under test',
        type: given.type ?? formTypes.feedback,
        is_active: given.isActive ?? true,
        contents: given.rank
          ? JSON.stringify({ ...JSON.parse(text), isCalcJobRank: true, idJobRank: given.rank })
          : text,
        approvals: '[]',
        attachment: '[]',
        created_by: 'admin',
        updated_by: null,
        updated_at: null,
      })
      .execute()
    return id
  }
  const formId = await addForm()
  const as = (userName = 'recruiter') => here.as(userName)

  const ask = (jobId: string, candidateIds: readonly string[], userNames: readonly string[], more: object = {}) =>
    as().raw(contract.feedbackAsk, { body: { jobId, candidateIds, userNames, formId, ...more } })
  return {
    ...here,
    formId,
    addForm,
    contents,
    ask,
    /** Asks users about a new candidate in a new job. */
    async asked(userNames: readonly string[] = ['interviewer'], more: object = {}) {
      const { jobId, ids, people } = await here.jobWith(1)
      const { status, body } = await ask(jobId, ids, userNames, more)
      if (status !== 200) throw new Error(`asking answered ${status}: ${JSON.stringify(body)}`)
      const requests = body.requests as contract.FeedbackRequest[]
      const of = (userName: string) => requests.find((request) => request.userName === userName)!.id
      return { jobId, candidateId: ids[0]!, candidate: people[0]!, requests, id: requests[0]!.id, of }
    },
    /** Returns the link token from the mail of a request. */
    async tokenOf(requestId: string) {
      const mail = await here.db
        .from('mail')
        .select('mail.body')
        .where('mail.source_id', '=', requestId)
        .where('mail.kind', '=', 'feedback-request')
        .executeTakeFirstOrThrow()
      return /\/feedback\/feedback\/([\w-]{43})/.exec(mail.body)![1]!
    },
    open: (token: string, userName = 'interviewer', type = 'feedback') =>
      as(userName).raw(contract.feedbackOpen, { params: { type, token } }),
    draft: (id: string, version: number, more: object = {}, userName = 'interviewer') =>
      as(userName).raw(contract.feedbackDraftSave, { body: { id, version, ...written, ...more } }),
    submit: (token: string, more: object = {}, userName = 'interviewer') =>
      as(userName).raw(contract.feedbackSubmit, { params: { type: 'feedback', token }, body: { ...written, ...more } }),
    amend: (id: string, revision: number, more: object = {}, userName = 'interviewer') =>
      as(userName).raw(contract.feedbackAmend, {
        body: { id, revision, reason: 'A word was wrong', ...written, ...more },
      }),
    cancel: (id: string) => as().raw(contract.feedbackCancel, { body: { id } }),
    /** Enables or disables a user's account. */
    setActive: (userName: string, isActive: boolean) =>
      here.services.db
        .updateTable('app_user')
        .set({ status: isActive ? 'active' : 'disabled' })
        .where('user_name', '=', userName)
        .execute(),
  }
}
export type FeedbackHere = Awaited<ReturnType<typeof startFeedback>>
