import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseContents } from '../../../common/forms/contents.ts'
import { newField, newQuestion } from '../../../common/forms/newField.ts'
import { statusGroupList, jobRankList } from '../../../services/features/lookups/contract.ts'
import type { FormTemplate } from '../../../services/features/interviewForms/contract.ts'
import FormEditorPage from '../../../web/features/interviewForms/editor/FormEditorPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { contentsOf, form, formServices } from './forms.fixture.ts'

const keys = [
  'InterviewSetting:ListInterviewSetting',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:DeleteInterviewSetting',
] as const
const [group, approves, rejects, rank] = [uuid(700), uuid(701), uuid(702), uuid(703)]

beforeEach(() => {
  // A wide window: the panel is beside the cards.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

function open(forms: FormTemplate[], path = `/interview-settings/form-editor/${uuid(1)}`) {
  const services = formServices(forms)
  services.rest.on(jobRankList, () => [{ id: rank, name: 'Senior' }])
  services.rest.on(statusGroupList, () => [
    {
      id: group,
      name: 'Salary offer',
      statuses: [
        { id: approves, name: 'Approved', key: 'a', color: '#0a0' },
        { id: rejects, name: 'Rejected', key: 'r', color: '#a00' },
      ],
    },
  ])
  const page = (
    <Routes>
      <Route path="/interview-settings/form-editor/:formId?" element={<FormEditorPage />} />
      <Route path="/interview-settings/form-create" element={<FormEditorPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  )
  return { ...services, ...renderScreen(page, { rest: services.rest, path, keys: [...keys] }) }
}

const input = (key: string, title: string) => ({ ...newField('Input', key), title })
const titles = async () =>
  within(await screen.findByRole('list', { name: 'Fields of the form' }))
    .queryAllByRole('listitem')
    .flatMap((item) => item.getAttribute('aria-label') ?? [])
const button = (name: string) => screen.getByRole('button', { name })
const stored = (forms: FormTemplate[]) => parseContents(forms[0]!.contents).fields.map(({ title }) => title)
async function save(user: ReturnType<typeof open>['user']) {
  await user.click(button('Save'))
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Do you want to save this template?' })).getByRole('button', {
      name: 'Yes',
    }),
  )
}

test('cards are added, moved, cloned, edited and deleted', async () => {
  const { user } = open([form(1, { contents: contentsOf(input('a', 'A'), input('b', 'B'), newField('Divider', 'd')) })])
  expect(await titles()).toEqual(['A', 'B', 'Divider'])
  expect(screen.queryByRole('button', { name: 'Edit: Divider' })).toBeNull()
  expect(screen.getByText('Please select item to edit')).toBeTruthy()
  await user.click(button('Add a field after A'))
  await user.click(
    within(screen.getByRole('dialog', { name: 'Add a field after A' })).getByRole('button', { name: 'Rate' }),
  )
  expect(await titles()).toEqual(['A', 'Rate', 'B', 'Divider'])
  const panel = within(screen.getByRole('region', { name: 'Selected field' }))
  expect(document.activeElement).toBe(panel.getByRole('textbox', { name: /^Title/ }))
  await user.keyboard('Skill')
  expect(await titles()).toEqual(['A', 'Skill', 'B', 'Divider'])
  await user.click(button('Move down: A'))
  await user.click(button('Clone: B'))
  expect(await titles()).toEqual(['Skill', 'A', 'B', 'B', 'Divider'])
  await user.click(button('Delete: Divider'))
  const question = within(await screen.findByRole('dialog', { name: 'Delete' }))
  expect(question.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['', 'Cancel', 'Delete'])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await titles()).toEqual(['Skill', 'A', 'B', 'B']))
})

test('every step is undone and redone, typing is one step, and the form is saved in its current state', async () => {
  const { user, forms } = open([form(1, { contents: contentsOf(input('a', 'A'), input('b', 'B')) })])
  await user.click(await screen.findByRole('button', { name: 'Edit: A' }))
  await user.keyboard('Name')
  await user.click(button('Move down: Name'))
  expect(await titles()).toEqual(['B', 'Name'])
  for (const before of [
    ['Name', 'B'],
    ['A', 'B'],
  ]) {
    await user.click(button('Undo'))
    expect(await titles()).toEqual(before)
  }
  await user.click(button('Undo'))
  expect((await toast('The current updated is oldest. Cannot undo!')).closest('[data-kind=warning]')).toBeTruthy()
  for (let step = 0; step < 3; step += 1) await user.click(button('Redo'))
  expect(await toast('The current updated is newest. Cannot redo!')).toBeTruthy()
  await save(user)
  expect(await toast('Save form successfully!')).toBeTruthy()
  expect(stored(forms)).toEqual(['B', 'Name'])
  expect(forms[0]!.version).toBe(2)
  await user.click(button('Undo'))
  await save(user)
  await waitFor(() => expect(forms[0]!.version).toBe(3))
})

test('an untouched form is stored byte for byte; unknown kinds are shown and can be removed', async () => {
  const contents = '[ {"title":"Odd","inputType":"Hologram","n":1.0}, {"title":"Later","inputType":"Upload"} ]'
  const { user, forms } = open([form(1, { contents })])
  expect(await screen.findByText('This Item is not be supported now')).toBeTruthy()
  expect(screen.getByText('Will support soon')).toBeTruthy()
  expect(screen.getByText('This field is not supported. Do you want to delete it?')).toBeTruthy()
  await save(user)
  await toast('Save form successfully!')
  expect(forms[0]!.contents).toBe(contents)
})

test('an unreadable form says so and shows its text, and is replaced only after a confirmation that says so too', async () => {
  const contents = '[{"title":"Lost"'
  const { user, forms } = open([form(1, { contents })])
  const note = within(await screen.findByRole('alert'))
  expect(
    note.getByText('A stored part of this form cannot be read, so it is not shown here. Saving replaces it.'),
  ).toBeTruthy()
  await user.click(note.getByText('Stored fields'))
  expect(note.getByText(contents)).toBeTruthy()
  await user.click(button('Save'))
  const name = 'A stored part of this form cannot be read. Saving replaces it for good. Do you want to save?'
  await user.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: 'No' }))
  expect(forms[0]).toMatchObject({ contents, version: 1 })
  await user.click(button('Save'))
  await user.click(within(await screen.findByRole('alertdialog', { name })).getByRole('button', { name: 'Yes' }))
  await toast('Save form successfully!')
  expect(forms[0]!.version).toBe(2)
  expect(stored(forms)).toEqual([])
  await waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull())
})

test('entries without a title are reported, and stay when the form is saved', async () => {
  const { user, forms } = open([form(1, { contents: '[{"title":"A","inputType":"Input","key":"a"},{"n":1.0}]' })])
  expect(
    await screen.findByText('One entry of this form has no title, so it is not shown here. It stays when you save.'),
  ).toBeTruthy()
  await user.click(button('Clone: A'))
  await save(user)
  await toast('Save form successfully!')
  expect(forms[0]!.contents).toContain('{"n":1.0}')
  expect(stored(forms)).toEqual(['A', 'A'])
})

test('duplicated and empty options prevent the form from being saved; the last option stays', async () => {
  const { user, calls } = open([form(1, { contents: contentsOf({ ...newQuestion('Choice', 'q'), title: 'Pick' }) })])
  await user.click(await screen.findByRole('button', { name: 'Edit: Pick' }))
  const panel = within(screen.getByRole('region', { name: 'Selected field' }))
  const second = panel.getByRole('textbox', { name: 'Option 2' })
  await user.clear(second)
  expect(panel.getByText('Duplicated or empty option')).toBeTruthy()
  await user.type(second, 'Option 1')
  expect(panel.getByText('Duplicated or empty option')).toBeTruthy()
  await user.click(button('Save'))
  expect(await toast('Not Validate!')).toBeTruthy()
  expect(calls('formTemplateUpdate')).toEqual([])
  await user.click(panel.getAllByRole('button', { name: 'Remove option Option 1' })[1]!)
  expect((panel.getByRole('button', { name: 'Remove option Option 1' }) as HTMLButtonElement).disabled).toBe(true)
  const reason = panel.getByRole('switch', { name: 'Ask for a reason' }) as HTMLInputElement
  expect([reason.checked, reason.disabled]).toEqual([false, false])
  await user.click(panel.getByRole('switch', { name: 'Required' }))
  expect([reason.checked, reason.disabled]).toEqual([true, true])
  await user.type(panel.getByRole('textbox', { name: 'Points of Option 1' }), '2.5')
  await save(user)
  await toast('Save form successfully!')
  const body = calls('formTemplateUpdate')[0]!.body as { contents: string }
  expect(parseContents(body.contents).fields[0]).toMatchObject({
    values: [{ value: 'Option 1', point: 2.5 }],
    required: true,
  })
})

test('a field is shown only for certain answers to an earlier question: chosen, undone, previewed, saved; lost when it moves before that question', async () => {
  const { user, forms, calls } = open([
    form(1, {
      contents: contentsOf(
        { ...newField('Switch', 's'), title: 'Relocates' },
        { ...newField('Rate', 'r'), title: 'Skill' },
        input('a', 'Where to'),
      ),
    }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Edit: Relocates' }))
  const panel = within(screen.getByRole('region', { name: 'Selected field' }))
  expect(panel.queryByRole('combobox', { name: 'Show only when' })).toBeNull()
  await user.click(button('Edit: Where to'))
  const which = panel.getByRole<HTMLSelectElement>('combobox', { name: 'Show only when' })
  expect([...which.options].map(({ text }) => text)).toEqual(['Always shown', '1. Relocates', '2. Skill'])
  await user.selectOptions(which, '2. Skill')
  await user.click(panel.getByRole('checkbox', { name: '2 of 5' }))
  expect(screen.getByText('Shown only when Skill: 1 of 5, 2 of 5')).toBeTruthy()
  await user.click(button('Undo'))
  expect(screen.getByText('Shown only when Skill: 1 of 5')).toBeTruthy()
  await user.click(button('Undo'))
  expect(screen.queryByText(/^Shown only when/)).toBeNull()
  await user.selectOptions(which, '1. Relocates')
  await user.click(panel.getByRole('checkbox', { name: 'Yes' }))
  expect(panel.getByRole('alert').textContent).toContain('The condition needs an earlier question')
  await user.click(panel.getByRole('checkbox', { name: 'Yes' }))
  expect(screen.getByText('Shown only when Relocates: Yes')).toBeTruthy()
  await user.click(button('Preview'))
  expect(screen.queryByRole('textbox', { name: 'Where to' })).toBeNull()
  await user.click(await screen.findByRole('switch', { name: 'Relocates' }))
  expect(screen.getByRole('textbox', { name: 'Where to' })).toBeTruthy()
  await user.click(button('Back'))
  await user.click(button('Move down: Relocates'))
  await user.click(button('Move down: Relocates'))
  expect(
    within(screen.getByRole('listitem', { name: 'Where to' })).getByText(/^The condition needs an earlier question/),
  ).toBeTruthy()
  await user.click(button('Save'))
  expect(await screen.findByText('Choose an earlier question for the condition, and some of its answers.')).toBeTruthy()
  expect(calls('formTemplateUpdate')).toEqual([])
  await user.click(button('Undo'))
  await save(user)
  await toast('Save form successfully!')
  expect(parseContents(forms[0]!.contents).fields.map(({ showWhen }) => showWhen)).toEqual([
    undefined,
    undefined,
    { field: 's', is: [true] },
  ])
})

test('SETTING: name, active, job rank, approvals', async () => {
  const { user, forms, calls } = open([form(1)])
  await user.click(await screen.findByRole('tab', { name: 'SETTING' }))
  const name = screen.getByRole('textbox', { name: /^Form name/ })
  await user.clear(name)
  await user.click(screen.getByRole('switch', { name: 'Calculate the job rank' }))
  await user.click(screen.getByRole('switch', { name: 'Salary offer needs an approval' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Approve: Salary offer' }), 'Approved')
  await user.click(button('Save'))
  for (const text of [
    'Form Name is required',
    'Please choose Job Rank!',
    'Please select item for Approve or Reject of Salary offer',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(calls('formTemplateUpdate')).toEqual([])
  await user.type(name, 'Named')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Job rank/ }), 'Senior')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Reject: Salary offer' }), 'Rejected')
  await user.click(screen.getByRole('switch', { name: 'Active' }))
  await save(user)
  await toast('Save form successfully!')
  expect(forms[0]).toMatchObject({
    formName: 'Named',
    active: false,
    contents: `{"isCalcJobRank":true,"idJobRank":"${rank}","extendProperties":[]}`,
  })
  expect(JSON.parse(forms[0]!.requiredApprovalSetting)).toEqual([
    { id_GroupStatus: group, isRequired: true, yesStatusId: approves, noStatusId: rejects },
  ])
})

test('a new form starts blank, offers the builders, and leads back to the settings', async () => {
  const { user, router, forms } = open([], '/elsewhere')
  await router.navigate('/interview-settings/form-create', {
    state: { formName: 'Fresh', duplicateId: null, category: 'FEEDBACK' },
  })
  expect(await screen.findByText('Drop fields here')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Questions' }))
  await user.click(within(screen.getByRole('group', { name: 'Add Input' })).getByRole('button', { name: 'Choice' }))
  expect(screen.queryByRole('radio', { name: 'Questions' })).toBeNull()
  await user.click(button('Preview'))
  const preview = within(await screen.findByRole('dialog', { name: 'Form Preview' }))
  expect(preview.getByRole('radio', { name: 'Option 1' })).toBeTruthy()
  await user.click(preview.getByRole('button', { name: 'Back' }))
  await save(user)
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.hash).toBe('/setting#interview-settings#formTab'),
  )
  expect(forms[0]).toMatchObject({ formName: 'Fresh', type: 1, active: true })
  expect(stored(forms)).toEqual(['Choice'])
})

test('a form for applicants offers only kinds that they can answer; a stored field of another kind is reported, and no job rank is calculated', async () => {
  const upload = { ...input('a', 'Photo'), inputType: 'Upload' }
  const { user, calls } = open([form(1, { type: 4, contents: contentsOf(upload) })])
  const palette = within(await screen.findByRole('group', { name: 'Add field' }))
  for (const name of ['Upload', 'Slider', 'Image']) expect(palette.queryByRole('button', { name })).toBeNull()
  await user.click(button('Save'))
  expect(await screen.findByText(/^Applicants cannot answer this kind of field/)).toBeTruthy()
  expect(calls('formTemplateUpdate')).toEqual([])
  await user.click(screen.getByRole('tab', { name: 'SETTING' }))
  expect(screen.queryByRole('switch', { name: 'Calculate the job rank' })).toBeNull()
})

test('a copy has the fields of its source under the new name, but not its id', async () => {
  const { user, router, forms, calls } = open([form(1, { contents: contentsOf(input('a', 'A')) })], '/elsewhere')
  await router.navigate('/interview-settings/form-create', {
    state: { formName: 'Copy', duplicateId: uuid(1), category: 'FEEDBACK' },
  })
  expect(await screen.findByRole('heading', { name: 'Copy' })).toBeTruthy()
  expect(await titles()).toEqual(['A'])
  await user.click(button('Preview'))
  expect(await screen.findByRole('textbox', { name: 'A' })).toBeTruthy()
  await user.click(button('Back'))
  await save(user)
  await waitFor(() => expect(forms).toHaveLength(2))
  expect(calls('formTemplateUpdate')).toEqual([])
  expect(forms[0]).toMatchObject({ formName: 'Copy', contents: forms[1]!.contents })
})

test('when two users edit a form, the second is shown the differences and chooses', async () => {
  const { user, forms } = open([form(1, { contents: contentsOf(input('a', 'A'), input('b', 'B')) })])
  await user.click(await screen.findByRole('button', { name: 'Move down: A' }))
  Object.assign(forms[0]!, { version: 5, formName: 'Theirs', contents: contentsOf(input('a', 'A'), input('c', 'C')) })
  await save(user)
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has changed this form' }))
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Added: B',
    'Removed: C',
    'Another setting: form name',
  ])
  await user.click(dialog.getByRole('button', { name: 'Overwrite with mine' }))
  await toast('Save form successfully!')
  expect([forms[0]!.version, forms[0]!.formName, ...stored(forms)]).toEqual([6, 'Form 1', 'B', 'A'])
  forms[0]!.version = 9
  forms[0]!.formName = 'Theirs again'
  await user.click(button('Move down: B'))
  await save(user)
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  expect(await screen.findByRole('heading', { name: 'Theirs again' })).toBeTruthy()
})

test('unsaved changes are kept as a draft, and leaving asks for confirmation', async () => {
  const first = open([form(1, { contents: contentsOf(input('a', 'A'), input('b', 'B')) })])
  await first.user.click(await screen.findByRole('button', { name: 'Move down: A' }))
  void first.router.navigate('/elsewhere')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await first.user.click(question.getByRole('button', { name: 'Stay' }))
  expect(localStorage.getItem(`draft:v1:recruiter:interview-form:${uuid(1)}`)).toContain('"version":1')
  void first.router.navigate('/elsewhere')
  await first.user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('elsewhere')).toBeTruthy()
  expect(localStorage.getItem(`draft:v1:recruiter:interview-form:${uuid(1)}`)).toBeNull()
})

test('a draft comes back, and can be discarded', async () => {
  localStorage.setItem(
    `draft:v1:recruiter:interview-form:${uuid(1)}`,
    JSON.stringify({
      version: 1,
      name: 'Half done',
      category: 'FEEDBACK',
      isActive: true,
      contents: contentsOf(input('z', 'Z')),
      approvals: [],
      attachment: null,
    }),
  )
  const { user } = open([form(1, { contents: contentsOf(input('a', 'A')) })])
  expect(await titles()).toEqual(['Z'])
  expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy()
  await user.click(button('Discard'))
  await waitFor(async () => expect(await titles()).toEqual(['A']))
})

test('a form is deleted from its editor after a confirmation', async () => {
  const { user, forms, router } = open([form(1)])
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete' }))
  expect(question.getByText('Do you want to delete this template?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.hash).toBe('#interview-settings#formTab'))
  expect(forms).toEqual([])
})
