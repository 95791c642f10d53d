import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/feedbackRequests/contract.ts'
import { formTemplateList, type FormTemplate } from '../../../services/features/interviewForms/contract.ts'
import { userSearch } from '../../../services/features/users/contract.ts'
import AskFeedbackDialog from '../../../web/shared/feedback/AskFeedbackDialog.tsx'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { form as interviewForm } from '../interviewForms/forms.fixture.ts'
import { user as person } from '../pipelines/pipelineRecords.ts'
import { feedbackServices, request } from './feedbackRequests.fixture.ts'

const forms: FormTemplate[] = [
  interviewForm(601, { formName: 'Culture', active: true }),
  interviewForm(602, { formName: 'Old one', active: false }),
]

function open() {
  const { rest } = feedbackServices(null)
  rest
    .on(formTemplateList, () => pageOf(forms))
    .on(userSearch, () => pageOf([person('hoa')]))
    .on(contract.feedbackAsk, () => ({ requests: [request(1, { userName: 'hoa' })], open: 1 }))
  let closed: boolean | null = null
  const shown = renderScreen(
    <AskFeedbackDialog
      jobId={idOf('Job', 700)}
      people={[{ candidateId: idOf('Candidate', 800), name: 'Phạm Ánh' }]}
      onClose={(isDone) => {
        closed = isDone
      }}
    />,
    { rest, path: '/', keys: ['JobRequest:InterviewManage', 'InterviewSetting:ListInterviewSetting'] },
  )
  return { ...shown, rest, closed: () => closed }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Ask for feedback: Phạm Ánh' }))

test('users are asked with an active form, a due date and a short message', async () => {
  const { user, rest, closed } = open()
  const box = await dialog()
  const choice = await box.findByRole('combobox', { name: 'Feedback form' })
  expect(within(choice).queryByRole('option', { name: 'Old one' })).toBeNull()
  await user.click(box.getByRole('button', { name: 'Ask for feedback' }))
  expect(await box.findByText('This field is required')).toBeTruthy()
  await user.type(box.getByRole('combobox', { name: /People to ask/ }), 'hoa')
  await user.click(await screen.findByRole('option', { name: /hoa/ }))
  await user.selectOptions(choice, 'Culture')
  await user.type(box.getByRole('textbox', { name: 'Due date' }), '31/12/2099')
  await user.type(box.getByRole('textbox', { name: 'Personal message' }), 'Please look at the tests')
  await user.click(box.getByRole('button', { name: 'Ask for feedback' }))
  expect(await toast('One request is sent. One was asked before and has not answered yet.')).toBeTruthy()
  const [call] = rest.callsOf('feedbackAsk')
  expect(call!.body).toMatchObject({
    jobId: uuid(700),
    candidateIds: [uuid(800)],
    userNames: ['hoa'],
    formId: uuid(601),
    note: 'Please look at the tests',
  })
  expect(String(call!.body.dueDate)).toMatch(/^(2099-12-31|2100-01-01)T/)
  expect(closed()).toBe(true)
})

test('errors are shown under their fields, and the dialog stays open', async () => {
  const { user, rest, closed } = open()
  rest.on(contract.feedbackAsk, () => {
    throw new RequestError('BAD_INPUT', 'Bad input', { fields: { userIds: ['These users cannot be reached: hoa'] } })
  })
  const box = await dialog()
  await user.type(await box.findByRole('combobox', { name: /People to ask/ }), 'hoa')
  await user.click(await screen.findByRole('option', { name: /hoa/ }))
  await user.click(box.getByRole('button', { name: 'Ask for feedback' }))
  expect(await box.findByText('These users cannot be reached: hoa')).toBeTruthy()
  expect(closed()).toBeNull()
})
