import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import FeedbackPage from '../../../web/features/feedbackRequests/FeedbackPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { answer, feedbackServices, openSheet, request, story } from './feedbackRequests.fixture.ts'

beforeEach(() => localStorage.clear())

function open(sheet: contract.FeedbackSheet | null) {
  const services = feedbackServices(sheet)
  const page = (
    <Routes>
      <Route path="/feedback/:type/:token" element={<FeedbackPage />} />
    </Routes>
  )
  const shown = renderScreen(page, { rest: services.rest, path: '/feedback/feedback/token', keys: [] })
  return { ...services, ...shown }
}
const storyBox = () => screen.findByRole('textbox', { name: /What did they do/ })
const drafts = ({ rest }: ReturnType<typeof open>) => rest.callsOf('feedbackDraftSave')
const saved = { timeout: 6000 }

test('the text is saved automatically, and submitted once after a confirmation', async () => {
  const here = open(openSheet())
  const { user, rest } = here
  expect(await screen.findByRole('heading', { level: 1, name: 'Feedback on Phạm Ánh' })).toBeTruthy()
  expect(screen.getByText('Look at the databases')).toBeTruthy()
  expect(screen.getByText('Developer · Interviewed')).toBeTruthy()
  await user.type(await storyBox(), story)
  expect(screen.getByText('Not saved yet')).toBeTruthy()
  await waitFor(() => expect(drafts(here)).toHaveLength(1), saved)
  expect(drafts(here)[0]!.body).toMatchObject({
    id: uuid(1),
    version: 0,
    formVersion: 3,
    answers: { story: { value: story } },
  })
  expect(await screen.findByText(/Draft saved at/)).toBeTruthy()
  expect(localStorage.length).toBe(0)

  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(screen.getByText('This field is required')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Strong yes' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const question = await screen.findByRole('alertdialog', { name: /Submit this feedback/ })
  await user.click(within(question).getByRole('button', { name: 'Yes' }))
  expect(await toast(/your feedback has been submitted/)).toBeTruthy()
  expect(await screen.findByText(/You submitted this feedback on/)).toBeTruthy()
  expect(rest.callsOf('feedbackSubmit')).toMatchObject([{ body: { recommendation: 'strongYes', formVersion: 3 } }])
  expect(localStorage.length).toBe(0)
})

test('without a connection the text is stored in the browser, and saved when the services are available again', async () => {
  const here = open(openSheet())
  const { user, rest, current } = here
  rest.on(contract.feedbackDraftSave, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await user.type(await storyBox(), 'Led')
  expect(await screen.findByText(/No connection/, {}, saved)).toBeTruthy()
  expect(JSON.stringify({ ...localStorage })).toContain('Led')
  rest.on(contract.feedbackDraftSave, ({ body }) => {
    current.sheet!.draft = { version: 1, answers: body.answers, recommendation: null, summary: '', savedDate: story }
    return { version: 1, savedDate: '2026-11-20T08:00:00.000Z' }
  })
  dispatchEvent(new Event('online'))
  expect(await screen.findByText(/Draft saved at/, {}, saved)).toBeTruthy()
  expect(localStorage.length).toBe(0)
}, 15_000)

test('a draft opens again, including changes that only this browser has', async () => {
  const draft = { version: 2, answers: { story: { value: 'From the services' } }, recommendation: 'no' as const, summary: 'So far', savedDate: '2026-11-20T08:00:00.000Z' } // prettier-ignore
  const here = open(openSheet({ draft }))
  expect(((await storyBox()) as HTMLTextAreaElement).value).toBe('From the services')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No' }).checked).toBe(true)
  await here.user.type(await storyBox(), ' and here')
  cleanup()
  const again = open(openSheet({ draft }))
  expect(((await storyBox()) as HTMLTextAreaElement).value).toBe('From the services and here')
  await waitFor(() => expect(drafts(again)).toHaveLength(1), saved)
})

test('a draft of another tab is not overwritten; the user chooses which one stays', async () => {
  const here = open(openSheet())
  const { user, current } = here
  await user.type(await storyBox(), 'Mine')
  current.sheet!.draft = { version: 1, answers: { story: { value: 'Theirs' } }, recommendation: null, summary: '', savedDate: '2026-11-20T08:00:00.000Z' } // prettier-ignore
  expect(await screen.findByText(/saved in another tab/, {}, saved)).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Keep this version' }))
  await waitFor(
    () => expect(current.sheet!.draft).toMatchObject({ version: 2, answers: { story: { value: 'Mine' } } }),
    saved,
  )
  expect(((await storyBox()) as HTMLTextAreaElement).value).toBe('Mine')
}, 15_000)

test('submitted feedback is shown, and amended with a reason', async () => {
  const { user, rest } = open(
    openSheet({
      request: request(1, { state: 'submitted', answerIds: [uuid(50)] }),
      answers: [answer(50, { jobRank: 'Senior' })],
    }),
  )
  expect(await screen.findByText('Senior')).toBeTruthy()
  expect(((await storyBox()) as HTMLTextAreaElement).disabled || (await storyBox()).matches(':disabled')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Amend' }))
  await user.click(screen.getByRole('radio', { name: 'No' }))
  await user.click(screen.getByRole('button', { name: 'Save amendment' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Reason for the amendment/ }), 'Heard more')
  await user.click(screen.getByRole('button', { name: 'Save amendment' }))
  expect(await toast('The amendment is saved.')).toBeTruthy()
  expect(rest.callsOf('feedbackAmend')).toMatchObject([
    { body: { revision: 1, reason: 'Heard more', recommendation: 'no' } },
  ])
  expect(await screen.findByText('Heard more')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /Revision 1/ }))
  expect(screen.getByText('Yes')).toBeTruthy()
})

test('a link that is no longer valid says so', async () => {
  open(null)
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
})

test('a request that was withdrawn since says so, and the text stays in the browser', async () => {
  const { user, rest, current } = open(openSheet())
  await user.type(await storyBox(), 'Too late')
  current.sheet = null
  rest.on(contract.feedbackDraftSave, () => {
    throw new RequestError('NOT_FOUND', 'This link is no longer valid', { errorCode: 'LINK_GONE' })
  })
  expect(await screen.findByText('This link is no longer valid', {}, saved)).toBeTruthy()
  expect(JSON.stringify({ ...localStorage })).toContain('Too late')
  vi.restoreAllMocks()
}, 15_000)

test('if the form has changed, the new questions are shown, and the text stays', async () => {
  const { user, rest, current } = open(openSheet())
  await user.type(await storyBox(), story)
  const contents = current.sheet!.form.contents.replace('What did they do?', 'What did they do there?')
  current.sheet!.form = { ...current.sheet!.form, version: 4, contents }
  const refuse = ({ body }: { body?: { formVersion: number } }) => {
    if (body!.formVersion === 4) return { version: 1, savedDate: '2026-11-20T08:00:00.000Z' } as never
    throw new RequestError('REFUSED', 'changed', {
      errorCode: 'FEEDBACK_FORM_CHANGED',
      params: { form: 'Technical interview' },
    })
  }
  rest.on(contract.feedbackDraftSave, refuse).on(contract.feedbackSubmit, refuse)
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  expect(await toast(/Technical interview has been changed/)).toBeTruthy()
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /What did they do there/ })
  expect(box.value).toBe(story)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yes' }).checked).toBe(true)
}, 15_000)
