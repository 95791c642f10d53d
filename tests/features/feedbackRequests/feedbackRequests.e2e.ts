import { newQuestion } from '../../../common/forms/newField.ts'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { emailTemplatesByCompany, type EmailTemplate } from '../../../services/features/emailTemplates/contract.ts'
import { feedbackRequestsOf, type FeedbackRequest } from '../../../services/features/feedbackRequests/contract.ts'
import {
  formTemplateCreate,
  formTemplateList,
  type FormTemplate,
} from '../../../services/features/interviewForms/contract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import {
  workflowList,
  workflowTriggerAdd,
  workflowTriggerDetach,
  type Trigger,
  type WorkflowGroup,
} from '../../../services/features/workflows/contract.ts'
import { rest, tokenOf } from '../../support/api.ts'
import { checkAccess, checkAllLooks } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'

const name = 'Fiona Feedback'
const formName = 'Feedback of a journey'
const story = 'She led the move to a new database and wrote most of it herself.'
const resume = { work: [], education: [], awards: [], skills: [{ name: 'Kotlin', level: 4 }], languages: [] }

test('a move asks two users: one opens the link from the mail, writes, comes back and submits; the other sees it only after answering', async ({
  as,
  browser,
  stack,
}) => {
  const [recruiter, interviewer] = [await tokenOf(stack, 'recruiter'), await tokenOf(stack, 'interviewer')]
  const contents = JSON.stringify([
    { ...newQuestion('Text', 'story'), title: 'What did they do?', required: true, longText: true },
  ])
  await rest(stack, interviewer, 'POST', formTemplateCreate.path, { formName, type: 1, active: true, contents })
  const forms = await rest<{ data: FormTemplate[] }>(stack, interviewer, 'POST', formTemplateList.path, {
    name: formName,
  })
  const templates = await rest<EmailTemplate[]>(stack, interviewer, 'GET', emailTemplatesByCompany.path)
  const workflows = await rest<WorkflowGroup[]>(stack, recruiter, 'GET', workflowList.path)
  const workflow = workflows.find((one) => one.name === 'Engineering hiring')!
  const status = workflow.statuses.find(({ key }) => key === 'SCREENING')!
  const { id: triggerId } = await rest<Trigger>(stack, interviewer, 'POST', workflowTriggerAdd.path, {
    statusId: status.id,
    trigger: {
      kind: 'askFeedback',
      templateId: templates.find((one) => one.name === 'Feedback request')!.id,
      formId: forms.data[0]!.id,
      userNames: ['interviewer', 'recruiter2'],
    },
  })
  const listed = await rest<{ data: Job[] }>(stack, recruiter, 'POST', jobList.path, { status: [0], pageSize: 100 })
  const job = listed.data.find(({ workflowId }) => workflowId === workflow.id)!
  const candidate = await rest<Candidate>(stack, recruiter, 'POST', candidateCreate.path, {
    name,
    phones: [],
    emails: ['fiona.feedback@mail.example'],
    resume,
  })
  await rest(stack, recruiter, 'POST', `${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [candidate.id] })

  const board = await as('recruiter', `/jobs/interview/${job.id}?keyword=Fiona`)
  await board.getByRole('button', { name: `Actions for ${name}` }).click()
  await board.getByRole('menuitem', { name: `Move to ${status.name}` }).click()
  await expect(toast(board, `${name} is now in ${status.name}.`)).toBeVisible()
  await board.getByRole('button', { name: `Actions for ${name}` }).click()
  await board.getByRole('menuitem', { name: 'Ask for feedback' }).click()
  await expect(
    board.getByRole('dialog', { name: `Ask for feedback: ${name}` }).getByLabel('Due date', { exact: true }),
  ).toBeVisible()
  await checkAccess(board)

  // The mail contains its reader's personal link.
  const mailbox = await (await browser.newContext({ baseURL: stack.publicUrl, locale: 'en-GB' })).newPage()
  await mailbox.goto('/demo/mail?q=Fiona')
  const mail = mailbox.getByRole('listitem').filter({ hasText: 'bao.vo@songhong.example' }).getByRole('link')
  await expect(async () => {
    await mailbox.reload()
    await expect(mail).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await mail.click()
  const written = mailbox.frameLocator('iframe')
  const link = await written.getByRole('link', { name: 'Give feedback' }).getAttribute('href')
  await mailbox.context().close()
  const writer = await as('interviewer', '/dashboards', { width: 1440 })
  await writer.goto(link!)
  await expect(writer.getByRole('heading', { level: 1, name: `Feedback on ${name}` })).toBeVisible()
  await expect(writer.getByRole('region', { name: 'CV of the candidate' })).toContainText('Kotlin')
  await expect(writer.getByText('fiona.feedback@mail.example')).toHaveCount(0)
  const box = writer.getByLabel('What did they do?')
  await box.fill(story)
  await expect(writer.getByText(/^Draft saved at/)).toBeVisible()
  await checkAllLooks(writer)
  await writer.reload()
  await expect(box).toHaveValue(story)
  await writer.getByRole('radio', { name: 'Strong yes' }).check()
  await writer.getByLabel('Summary').fill('Hire her.')
  await writer.getByRole('button', { name: 'Submit' }).click()
  await writer.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(toast(writer, 'Thank you, your feedback has been submitted.')).toBeVisible()
  await expect(writer.getByText(/^You submitted this feedback on/)).toBeVisible()
  await checkAccess(writer)

  // The other user cannot see it before submitting their own.
  const other = await tokenOf(stack, 'recruiter2')
  const seen = async () => {
    const body = { candidateIds: [candidate.id] }
    const all = await rest<FeedbackRequest[]>(stack, other, 'POST', feedbackRequestsOf.path, body)
    const { isHidden, answerIds } = all.find(
      ({ state, userName }) => state === 'submitted' && userName !== 'recruiter2',
    )!
    return { isHidden, count: answerIds.length }
  }
  expect(await seen()).toEqual({ isHidden: true, count: 0 })
  const second = await as('recruiter2')
  await second
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await second.getByRole('link', { name: new RegExp(`Your feedback on ${name}`) }).click()
  await second.getByLabel('What did they do?').fill(story)
  await second.getByRole('radio', { name: 'No', exact: true }).check()
  await second.getByRole('button', { name: 'Submit' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await expect(second.getByText(/^You submitted this feedback on/)).toBeVisible()
  expect(await seen()).toEqual({ isHidden: false, count: 1 })

  await writer.getByRole('button', { name: 'Amend' }).click()
  await writer.getByLabel('Summary').fill('Hire her at once.')
  await writer.getByLabel('Reason for the amendment').fill('Heard of another offer')
  await writer.getByRole('button', { name: 'Save amendment' }).click()
  await expect(writer.getByText('Heard of another offer')).toBeVisible()
  await expect(writer.getByText('Hire her at once.')).toBeVisible()

  await second.goto(link!)
  await expect(second.getByText('This link is no longer valid')).toBeVisible()
  await checkAccess(second)
  await rest(stack, interviewer, 'POST', workflowTriggerDetach.path, { statusId: status.id, triggerId })
})
