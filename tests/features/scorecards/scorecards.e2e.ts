import { readFile } from 'node:fs/promises'
import { newQuestion } from '../../../common/forms/newField.ts'
import { jobAddCandidate } from '../../../services/features/candidates/contract.ts'
import type { Candidate } from '../../../services/features/candidates/shapes.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { feedbackAsk, type FeedbackRequest } from '../../../services/features/feedbackRequests/contract.ts'
import { jobList, type Job } from '../../../services/features/jobs/contract.ts'
import { rest, tokenOf, type Somewhere } from '../../support/api.ts'
import { checkAccess, checkBothModes } from '../../support/checkAccess.ts'
import { expect, test, toast } from '../../support/journey.ts'
import { addFeedbackForm } from '../interviewForms/addFeedbackForm.ts'

const name = 'Grace Compared'
const resume = { work: [], education: [], awards: [], skills: [], languages: [] }

/** Creates a candidate of an open job, and asks these users for feedback. */
async function asked(stack: Somewhere, userNames: readonly string[]) {
  const token = await tokenOf(stack, 'recruiter')
  const post = <T>(path: string, body: unknown) => rest<T>(stack, token, 'POST', path, body)
  const { data: jobs } = await post<{ data: Job[] }>(jobList.path, { status: [0], pageSize: 1 })
  const job = jobs[0]!
  const { id: candidateId } = await post<Candidate>(candidateCreate.path, {
    name,
    emails: ['grace.compared@mail.example'],
    phones: [],
    resume,
  })
  await post(`${jobAddCandidate.path}?jobID=${job.id}`, { candidateIds: [candidateId] })
  const formId = await addFeedbackForm(stack, 'Compared form', [
    {
      ...newQuestion('Choice', 'task'),
      title: 'The task',
      values: [
        { label: 'Solved', value: 'yes', point: 10 },
        { label: 'Not solved', value: 'no', point: 0 },
      ],
    },
    { ...newQuestion('Rate', 'skill'), title: 'Skill' },
  ])
  const { requests } = await post<{ requests: FeedbackRequest[] }>(feedbackAsk.path, {
    jobId: job.id,
    candidateIds: [candidateId],
    userNames,
    formId,
  })
  const submit = async (userName: string, task: 'yes' | 'no', summary: string) => {
    const { id } = requests.find((request) => request.userName === userName)!
    await rest(stack, await tokenOf(stack, userName), 'POST', `/InterviewFeedback/feedback/${id}`, {
      formVersion: 1,
      answers: { task: { value: task }, skill: { value: 4 } },
      recommendation: task === 'yes' ? 'strongYes' : 'no',
      summary,
    })
  }
  return { job, candidateId, submit, requests }
}

test('answers stay hidden until the user has answered, then are shown side by side and exported as CSV; a user who owes one is reminded', async ({
  as,
  stack,
}) => {
  const { job, candidateId, submit } = await asked(stack, ['interviewer', 'recruiter', 'recruiter2', 'manager'])
  await submit('interviewer', 'yes', 'Quick and kind.')
  await submit('recruiter2', 'no', '=1+1')
  const page = await as('recruiter', `/scorecards/${job.id}/${candidateId}`, { width: 1280, height: 900 })
  await expect(page.getByRole('note')).toContainText('hidden until you submit')
  await expect(page.getByText('Quick and kind.')).toHaveCount(0)

  await submit('recruiter', 'yes', 'Mine.')
  await page.reload()
  const grid = page.getByRole('table', { name: `Feedback on ${name}` })
  await expect(grid.getByRole('columnheader')).toHaveCount(4)
  await expect(grid.getByRole('row', { name: /^The task/ })).toContainText('Not solved')
  await expect(grid.getByRole('row', { name: /^Summary/ })).toContainText('Quick and kind.')
  await checkBothModes(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv).toContain('Recommendation,Strong yes,No,Strong yes\r\n')
  expect(csv).toContain('The task,Solved,Not solved,Solved\r\n')
  expect(csv).toContain("Summary,Quick and kind.,'=1+1,Mine.\r\n")

  await page.setViewportSize({ width: 320, height: 720 })
  await expect(page.getByRole('combobox', { name: 'Interviewer' })).toBeVisible()
  await expect(page.getByText('Quick and kind.')).toBeVisible()
  await checkAccess(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  await page.getByRole('link', { name: 'Who owes feedback in this job' }).click()
  const owed = page.getByRole('row').filter({ hasText: name })
  await owed.getByRole('button', { name: /^Remind/ }).click()
  await expect(toast(page, '1 person is reminded.')).toBeVisible()
  await owed.getByRole('button', { name: /^Remind/ }).click()
  await expect(page.getByText(/already reminded them on .*You can remind people once a day/).first()).toBeVisible()
  await checkAccess(page)
  // The mail is there once it has been sent.
  await expect(async () => {
    await page.goto(`/demo/mail?q=${encodeURIComponent(name)}`)
    await expect(page.getByText(`Reminder: your feedback on ${name}`)).toHaveCount(1, { timeout: 1_000 })
  }).toPass()
})
