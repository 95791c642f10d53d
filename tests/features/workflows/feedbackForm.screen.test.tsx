import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { formTemplateList } from '../../../services/features/interviewForms/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import WorkflowEditorPage from '../../../web/features/workflows/WorkflowEditorPage.tsx'
import { renderScreen } from '../../support/screen.tsx'
import { form } from '../interviewForms/forms.fixture.ts'
import { pageOf, uuid } from '../../support/records.ts'
import { status, trigger, workflow } from './workflowRecords.ts'
import { workflowServices } from './workflowServices.ts'

const keys = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:AddUpdateTriger',
  'InterviewSetting:DeleteTriger',
] as const

async function open() {
  const asking = trigger(30, uuid(10), {
    kind: 'askFeedback',
    templateName: 'Feedback request',
    formId: uuid(1),
    formName: 'Form 1',
  })
  const calling = trigger(31, uuid(10), { kind: 'callPhone' as 'sendEmail' })
  const services = workflowServices([
    workflow(1, { name: 'Interviews', statuses: [status(10, { triggers: [asking, calling] }), status(11)] }),
  ])
  services.rest
    .on(contract.workflowRunList, () => pageOf([]))
    .on(formTemplateList, () => pageOf([form(1), form(2, { active: false }), form(3)]))
  const page = (
    <Routes>
      <Route path="/interview-settings/workflow-editor/:groupId" element={<WorkflowEditorPage />} />
    </Routes>
  )
  const { user } = renderScreen(page, {
    rest: services.rest,
    path: `/interview-settings/workflow-editor/${uuid(1)}`,
    keys: [...keys],
  })
  const triggers = await screen.findByRole('region', { name: /^When a candidate enters/ })
  return { ...services, user, triggers }
}

test('a trigger kind that only the services know is shown as they name it', async () => {
  const { triggers } = await open()
  expect(within(triggers).getByText('callPhone')).toBeTruthy()
})

test('a trigger shows its feedback form, and a new trigger offers active forms', async () => {
  const { user, calls, triggers } = await open()
  expect(triggers.textContent).toContain('Ask for feedback with “Feedback request”: Full recruiter (form: Form 1)')
  await user.click(screen.getByRole('button', { name: 'Add trigger' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^What happens/ }), 'ASK_FEEDBACK')
  const forms = await dialog.findByRole<HTMLSelectElement>('combobox', { name: 'Feedback form' })
  expect([...forms.options].map(({ textContent }) => textContent)).toEqual(['No form', 'Form 1', 'Form 3'])
  await user.selectOptions(forms, 'Form 3')
  await user.selectOptions(dialog.getByRole('combobox', { name: /^E-mail template/ }), 'Rejection — Your application')
  await user.type(dialog.getByRole('combobox', { name: /^People/ }), 'man')
  await user.click(await screen.findByRole('option', { name: /manager/ }))
  await user.click(dialog.getByRole('button', { name: 'Add trigger' }))
  await expect
    .poll(() => calls('workflowTriggerAdd').at(-1)?.body)
    .toMatchObject({
      statusId: uuid(10),
      trigger: { kind: 'askFeedback', templateId: uuid(600), formId: uuid(3), userNames: ['manager'] },
    })
})
