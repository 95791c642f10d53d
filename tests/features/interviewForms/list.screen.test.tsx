import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { formTemplateList, type FormTemplate } from '../../../services/features/interviewForms/contract.ts'
import { emailTemplateTypeList } from '../../../services/features/lookups/vocabularyContract.ts'
import InterviewSettingsPage from '../../../web/features/interviewForms/InterviewSettingsPage.tsx'
import FormsTab from '../../../web/features/interviewForms/list/FormsTab.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { contentsOf, form, formServices } from './forms.fixture.ts'

const keys = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
] as const
const Other = () => <p>Workflows here</p>
const tabs = [
  { of: '/interview-settings', key: 'formTab', label: 'interviewForms:formsTab', Content: FormsTab },
  { of: '/interview-settings', key: 'workflowTab', label: 'interviewForms:setting', Content: Other },
  { of: '/elsewhere', key: 'x', label: 'interviewForms:name', Content: Other },
]

function open(forms: FormTemplate[], path = '/interview-settings', held: readonly (typeof keys)[number][] = keys) {
  const services = formServices(forms)
  const rendered = renderScreen(<InterviewSettingsPage />, {
    rest: services.rest,
    path,
    keys: [...held],
    shell: { tabs },
    can: (needed) => needed === undefined || [needed].flat().some((key) => held.some((own) => own === key)),
  })
  return { ...services, ...rendered }
}
/** The table with its rows, not the placeholder that is shown while they load. */
const table = () =>
  waitFor(() => {
    const found = screen.getByRole('table', { name: 'Forms' })
    expect(found.querySelector('.bone')).toBeNull()
    return found
  })
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[1]?.textContent)
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('the table has the columns and actions of the specification', async () => {
  open([
    form(1, { updatedBy: 'manager', updatedDate: '2026-02-03T04:05:06.000Z' }),
    form(2, { active: false }),
    form(3, { type: 2 }),
  ])
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['No.', 'Form name', 'Created by', 'Created date', 'Updated by', 'Updated date', 'Status', 'Actions'])
  // In a narrower window it scrolls in its box.
  expect((await table()).style.minWidth).toBe('1200px')
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1)
  expect(rows.map((row) => row.firstElementChild!.textContent)).toEqual(['1', '2'])
  expect(rows.map((row) => within(row).getByRole('img').getAttribute('aria-label'))).toEqual(['Active', 'Inactive'])
  expect(rows[0]!.children[4]!.textContent).toBe('manager')
  expect(
    within(rows[1]!)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Preview: Form 2', 'Setting: Form 2', 'Delete: Form 2'])
  expect(within(rows[1]!).getByRole('link', { name: 'Edit: Form 2' }).getAttribute('href')).toBe(
    `/interview-settings/form-editor/${uuid(2)}`,
  )
})

test('all types can be listed, including forms without a type; company, module and template type are optional columns', async () => {
  const { user, rest, calls, router } = open(
    [form(1), form(2, { type: 3 }), form(3, { type: 4 }), form(4, { type: 0, emailTemplateType: 'odd' })],
    '/interview-settings?type=all',
  )
  rest.on(emailTemplateTypeList, () => [{ id: uuid(9), name: 'Feedback request', isDefault: true, type: 1 }])
  expect(await names()).toEqual(['Form 1', 'Form 2', 'Form 3', 'Form 4'])
  expect(calls('formTemplateList').at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 20, positions: true })
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const menu = within(screen.getByRole('dialog', { name: 'Columns' }))
  for (const name of ['Company', 'Module', 'Template type'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await user.click(menu.getByRole('checkbox', { name }))
  await user.keyboard('{Escape}')
  const [heads, ...rows] = within(await table()).getAllByRole('row')
  const texts = (row: HTMLElement) => [...row.children].slice(1, 6).map(({ textContent }) => textContent)
  expect([heads!, ...rows].map(texts)).toEqual([
    ['Form name', 'Company', 'Form type', 'Module', 'Template type'],
    ['Form 1', 'Company', 'Feedback', 'Job request', 'Feedback request'],
    ['Form 2', 'Company', 'Offer letter', 'Job request', 'Feedback request'],
    ['Form 3', 'Company', 'Application', 'Candidate', 'Feedback request'],
    ['Form 4', 'Company', '—', '—', '—'],
  ])
  // Without a type of the tab the dialog asks for one.
  await user.click(screen.getByRole('button', { name: 'Create' }))
  await user.click(await screen.findByRole('button', { name: 'Blank form' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Form type' }), 'Salary offer')
  await user.type(screen.getByRole('textbox', { name: 'Form name' }), 'Pay')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(router.state.location.state).toMatchObject({ formName: 'Pay', category: 'SALARY_OFFER' }))
})

test('without the permissions nothing can be created, changed or deleted', async () => {
  open([form(1)], undefined, [keys[0]])
  expect(
    within(await table())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Preview: Form 1'])
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
})

test('Enter and Search narrow the list by name and show the first page', async () => {
  const { user, search, calls } = open(
    Array.from({ length: 45 }, (_form, at) => form(at + 1)),
    '/interview-settings?page=2',
  )
  expect((await names()).length).toBe(20)
  const box = screen.getByRole('searchbox', { name: 'Search by form name' })
  await user.type(box, 'form 4{Enter}')
  await waitFor(() => expect(search()).toEqual({ name: 'form 4' }))
  await waitFor(async () =>
    expect(await names()).toEqual(['Form 4', 'Form 40', 'Form 41', 'Form 42', 'Form 43', 'Form 44', 'Form 45']),
  )
  expect(calls('formTemplateList').at(-1)!.body).toEqual({
    pageIndex: 0,
    pageSize: 20,
    positions: true,
    type: 1,
    name: 'form 4',
  })
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nothing like it')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect((await table()).style.minWidth).toBe('')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(async () => expect((await names()).length).toBe(20))
})

test('a preview shows the form read-only', async () => {
  const { user } = open([
    form(1, {
      contents: contentsOf(
        { ...newField('Input', 'a'), title: 'Salary' },
        { ...newQuestion('Choice', 'b'), title: 'Verdict' },
        newField('Upload', 'c'),
        { title: 'Odd', inputType: 'Hologram' },
      ),
    }),
    form(2),
  ])
  await user.click(await screen.findByRole('button', { name: 'Preview: Form 1' }))
  const shown = within(await dialog('Preview Form 1'))
  expect(((await shown.findByRole('textbox', { name: 'Salary' })) as HTMLInputElement).matches(':disabled')).toBe(true)
  expect(
    within(shown.getByRole('radiogroup', { name: 'Verdict' }))
      .getAllByRole('radio')
      .every((radio) => radio.matches(':disabled')),
  ).toBe(true)
  expect([shown.getByText('Will support soon'), shown.getByText('This Item is not be supported now')]).toHaveLength(2)
  await user.click(shown.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Preview: Form 2' }))
  expect(await screen.findByText('This form is empty')).toBeTruthy()
})

test('the setting dialog changes name and active flag, and reports the result', async () => {
  const { user, forms, calls } = open([form(1)])
  await user.click(await screen.findByRole('button', { name: 'Setting: Form 1' }))
  const shown = within(await dialog('Setting for Form 1'))
  const name = shown.getByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(await shown.findByText('Form name is required')).toBeTruthy()
  await user.type(name, 'Renamed')
  await user.click(shown.getByRole('switch', { name: 'Active' }))
  forms[0]!.version = 2
  await user.click(shown.getByRole('button', { name: 'Save' }))
  // Somebody else was first: the dialog stays, and the next save uses the new version.
  await waitFor(() => expect(calls('formTemplateList')).toHaveLength(2))
  await user.click(shown.getByRole('button', { name: 'Save' }))
  expect(await toast('Save setting successfully!')).toBeTruthy()
  expect(forms[0]).toMatchObject({ formName: 'Renamed', active: false, version: 3 })
  await waitFor(async () => expect(await names()).toEqual(['Renamed']))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('deleting asks for confirmation; then the list is reloaded', async () => {
  const { user, forms, calls } = open([form(1), form(2)])
  await user.click(await screen.findByRole('button', { name: 'Delete: Form 1' }))
  let question = within(await dialog('Delete'))
  expect(question.getByText('Are you sure delete this form')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect([forms.length, calls('formTemplateDelete').length]).toEqual([2, 0])
  await user.click(screen.getByRole('button', { name: 'Delete: Form 1' }))
  question = within(await dialog('Delete'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(async () => expect(await names()).toEqual(['Form 2']))
})

test('the creation dialog leads step by step to the editor, with what was entered', async () => {
  const { user, router } = open([form(1), form(2, { formName: 'Source' })])
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  let shown = within(await dialog('Create form'))
  await user.click(shown.getByRole('button', { name: 'Duplicate an existing form' }))
  await user.click(shown.getByRole('button', { name: 'Next' }))
  expect(await shown.findByText('Form Name is required')).toBeTruthy()
  expect(shown.getByText('Duplicate Form is required')).toBeTruthy()
  await user.type(shown.getByRole('textbox', { name: 'Form name' }), 'Half typed')
  await user.click(shown.getByRole('button', { name: 'Back' }))
  await user.click(shown.getByRole('button', { name: 'Blank form' }))
  expect((shown.getByRole('textbox', { name: 'Form name' }) as HTMLInputElement).value).toBe('')
  expect(shown.queryByRole('combobox')).toBeNull()
  await user.click(shown.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Create' }))
  shown = within(await dialog('Create form'))
  await user.click(shown.getByRole('button', { name: 'Duplicate an existing form' }))
  await user.type(shown.getByRole('textbox', { name: 'Form name' }), ' A copy ')
  await user.click(shown.getByRole('combobox', { name: 'Form to duplicate' }))
  await user.click(await shown.findByRole('option', { name: 'Source' }))
  await user.click(shown.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/interview-settings/form-create'))
  expect(router.state.location.state).toEqual({ formName: 'A copy', duplicateId: uuid(2), category: 'FEEDBACK' })
})

test('forms of another type are shown separately; a new form has the type that is shown', async () => {
  const { user, router, search } = open([form(1), form(2, { type: 4, formName: 'Site' })])
  expect(await names()).toEqual(['Form 1'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Form type' }), 'Application')
  await waitFor(async () => expect(await names()).toEqual(['Site']))
  expect(search()).toEqual({ type: 'application' })
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const shown = within(await dialog('Create form'))
  await user.click(shown.getByRole('button', { name: 'Blank form' }))
  await user.type(shown.getByRole('textbox', { name: 'Form name' }), 'Another')
  await user.click(shown.getByRole('button', { name: 'Next' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/interview-settings/form-create'))
  expect(router.state.location.state).toMatchObject({ formName: 'Another', category: 'APPLICATION' })
})

test('tabs of features stand side by side; the address names the open tab, also within the settings', async () => {
  const { user, search } = open([form(1)], '/interview-settings')
  await table()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Forms', 'Setting'])
  await user.click(screen.getByRole('tab', { name: 'Setting' }))
  expect(await screen.findByText('Workflows here')).toBeTruthy()
  expect(search()).toEqual({ tab: 'workflowTab' })
})

test.each(['/setting#interview-settings#workflowTab', '/interview-settings#workflowTab'])(
  'a tab can be selected by the hash: %s',
  async (path) => {
    open([form(1)], path)
    expect(await screen.findByText('Workflows here')).toBeTruthy()
  },
)

test('a 403 sends the user to /forbidden; other failures can be retried', async () => {
  const first = open([form(1)])
  await table()
  first.rest.on(formTemplateList, () => {
    throw new RequestError('FORBIDDEN', 'Forbidden', { status: 403 })
  })
  await first.user.type(screen.getByRole('searchbox'), 'x{Enter}')
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/forbidden'))
})

test('without any form the page explains what forms are for', async () => {
  open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
