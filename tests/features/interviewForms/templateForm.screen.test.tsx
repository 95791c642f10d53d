import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { jobRankList, statusGroupList } from '../../../services/features/lookups/contract.ts'
import { emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import FormEditorPage from '../../../web/features/interviewForms/editor/FormEditorPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { formServices } from './forms.fixture.ts'

const types = ['Feedback request', 'Salary offer'].map((name, at) => ({
  ...{ id: uuid(at + 1), name, isDefault: false },
  type: at + 1,
}))

function open(known = types) {
  const services = formServices([])
  services.rest
    .on(jobRankList, () => [])
    .on(statusGroupList, () => [])
    .on(emailTemplateTypeList, () => known)
  const page = (
    <Routes>
      <Route path="/interview-settings/form-editor/:formId?" element={<FormEditorPage />} />
      <Route path="/interview-settings/form-create" element={<FormEditorPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  )
  const rendered = renderScreen(page, {
    rest: services.rest,
    path: '/interview-settings/form-editor/',
    keys: ['InterviewSetting:AddUpdateInterviewSetting'],
  })
  return { ...services, ...rendered }
}
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })
const chosen = (name: string) => select(name).selectedOptions[0]!.textContent

test('company and template type are preselected if there is one of each; missing values are reported', async () => {
  const { user, forms } = open()
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  for (const text of ['Name is required', 'Form type is required']) expect(await screen.findByText(text)).toBeTruthy()
  expect([chosen('Company'), chosen('Template type')]).toEqual(['Company', 'Feedback request'])
  expect(select('Template type').options).toHaveLength(2)
  await user.selectOptions(select('Company'), '')
  await user.selectOptions(select('Template type'), '')
  for (const text of ['Company is required', 'Template type is required'])
    expect(await screen.findByText(text)).toBeTruthy()
  await user.selectOptions(select('Company'), 'Company')
  await user.selectOptions(select('Template type'), 'Feedback request')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Letter')
  await user.selectOptions(select('Form type'), 'Offer letter')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Drop fields here')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(forms[0]).toMatchObject({ formName: 'Letter', type: 3 }))
})

test('if the list of types lacks the template type, its number is shown', async () => {
  open([])
  await screen.findByRole('button', { name: 'Next' })
  expect(chosen('Template type')).toBe('1')
})
