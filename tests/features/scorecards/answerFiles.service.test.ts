import { afterAll, beforeAll, expect, test } from 'vitest'
import { newQuestion } from '../../../common/forms/newField.ts'
import { commonsFile, commonsUpload } from '../../../services/features/media/contract.ts'
import { good, startFeedback, type FeedbackHere } from '../feedbackRequests/feedback.fixture.ts'

let here: FeedbackHere
let formId: string
beforeAll(async () => {
  here = await startFeedback()
  formId = await here.addForm({ contents: here.contents({ ...newQuestion('Upload', 'file'), title: 'Notes' }) })
})
afterAll(() => here?.close())

async function uploaded(userName = 'interviewer'): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob(['what was said']), 'notes.txt')
  const answer = await fetch(`${here.services.url}${commonsUpload.path}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${await here.services.identity.issueAccessToken(userName)}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as string
}
const answered = (path: string) => ({ answers: { ...good, file: { value: [path, 'notes.txt'] } } })
const read = async (path: string, userName: string) =>
  (await here.as(userName).raw(commonsFile, { query: { path } })).status
const expiry = (path: string) =>
  here.db.from('stored_file').select('stored_file.expires_at').where('stored_file.path', '=', path).executeTakeFirst()

test('a file of a draft is kept and only its writer can read it; once submitted, those who may see the answer can read it', async () => {
  const asked = await here.asked(['interviewer', 'recruiter'], { formId })
  const path = await uploaded()
  await here.draft(asked.of('interviewer'), 0, answered(path))
  expect((await expiry(path))?.expires_at).toBeNull()
  expect([await read(path, 'interviewer'), await read(path, 'recruiter2')]).toEqual([200, 404])
  expect((await here.submit(asked.of('interviewer'), answered(path))).status).toBe(200)
  // The recruiter still owes an answer there, and the job hides answers until then.
  expect([await read(path, 'recruiter2'), await read(path, 'recruiter')]).toEqual([200, 404])
  expect(await read(path, 'admin@other')).toBe(404)
})

test('a file of another user, or one that does not exist, is refused at its question, and nothing is submitted', async () => {
  const asked = await here.asked(['interviewer'], { formId })
  const path = await uploaded('recruiter')
  for (const given of [path, 'nobody/has-it.pdf']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, body } = await here.submit(asked.of('interviewer'), answered(given))
    expect([status, Object.keys(body.errors)]).toEqual([400, ['answers.file']])
  }
  expect(await read(path, 'interviewer')).toBe(404)
  expect((await here.open(asked.of('interviewer'))).body.answers).toEqual([])
})
