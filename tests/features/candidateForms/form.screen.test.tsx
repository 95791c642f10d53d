import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateCreate, candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import type { ExtensionProperty } from '../../../services/features/settings/contract.ts'
import { currentUserInfo, usersByUserNames } from '../../../services/features/users/contract.ts'
import createEntry from '../../../web/features/candidateForms/createEntry.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { detail, emptyResume } from '../candidates/candidateRecords.ts'
import { box, formServices, inDialog, openForm, press, refusal } from './form.fixture.tsx'

const added = (
  key: string,
  inputType: ExtensionProperty['inputType'],
  more: Partial<ExtensionProperty> = {},
): ExtensionProperty => ({ key, label: key, inputType, required: false, active: true, values: ['A', 'B'], ...more })
const editPath = `/candidates/${uuid(1)}`

test("a candidate is added: the typed values are sent under the services' names, and the candidate's page opens", async () => {
  const { user, calls, at } = openForm(formServices())
  await user.type(await box(/^Name/), ' Nguyễn Thị Ánh ')
  await user.type(await box('Phones 1'), '0901 234 567')
  await user.type(await box('E-mails 1'), 'anh@example.com')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Gender/ }), 'Female')
  await user.type(screen.getByRole('combobox', { name: 'Nationalities' }), 'Laos')
  await user.click(await screen.findByRole('option', { name: 'Laos' }))
  await user.click(screen.getByRole('combobox', { name: 'Talent folders' }))
  await user.click(await screen.findByRole('option', { name: 'Backend' }))
  await user.type(screen.getByRole('textbox', { name: 'Years of experience' }), '2,5')
  await press(user, 'Add work experience')
  await user.type(await box(/^Company/), 'FPT')
  await user.type(await box('Start'), '5/2020')
  await user.click(screen.getByRole('checkbox', { name: 'Still current' }))
  await press(user, 'Add a skill')
  await user.type(screen.getByRole('combobox', { name: /^Skill/ }), 'Java')
  await user.selectOptions(screen.getByRole('combobox', { name: /^Level/ }), 'Expert')
  await press(user, 'Save')
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(at()).toBe(`/candidates/view/${uuid(90)}`)
  expect(calls('candidateDuplicates')[0]?.body).toEqual({
    name: 'Nguyễn Thị Ánh',
    phones: ['0901 234 567'],
    emails: ['anh@example.com'],
  })
  expect(calls('candidateCreate')).toHaveLength(1)
  expect(calls('candidateCreate')[0]?.body).toMatchObject({
    name: 'Nguyễn Thị Ánh',
    phones: ['0901 234 567'],
    emails: ['anh@example.com'],
    gender: 1,
    nationalities: ['Laos'],
    statusId: uuid(51),
    cateIds: [uuid(60)],
    experienceYear: 2.5,
    ignoreDuplicates: false,
    extendProperties: '{}',
    resume: {
      work: [{ company: 'FPT', startDate: '2020-05', endDate: null, isAdded: true }],
      skills: [{ name: 'Java', level: 5 }],
      education: [],
      awards: [],
      languages: [],
    },
  })
})

test('errors are shown when saving, the first one gets the focus, and each disappears once it is corrected', async () => {
  const { user, calls } = openForm(formServices())
  await user.type(await box('Phones 1'), '12345')
  expect(screen.queryByText('The input is not valid phone')).toBeNull()
  await user.type(await box('E-mails 1'), 'anh@')
  await user.type(await box('Website'), 'not a link')
  await press(user, 'Add work experience')
  await user.type(await box('Start'), '2021-05')
  await user.type(await box('End'), '2020-13')
  await press(user, 'Save')
  for (const text of [
    'The input is not valid phone',
    'The input is not email address!',
    'The input is not valid link',
    'Enter a month as YYYY-MM',
  ]) {
    expect(await screen.findByText(text)).toBeTruthy()
  }
  expect(screen.getAllByText('This field is required')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ })))
  await user.clear(await box('End'))
  await user.type(await box('End'), '2020')
  expect(await screen.findByText('The end is before the start')).toBeTruthy()
  await user.clear(await box('Phones 1'))
  await user.type(await box('Phones 1'), '+81312345678')
  await waitFor(() => expect(screen.queryByText('The input is not valid phone')).toBeNull())
  expect(calls('candidateDuplicates')).toEqual([])
})

test('errors from the server are shown under their fields, including rows and company fields', async () => {
  const here = formServices({ fields: [added('Hidden', 'Input', { active: false }), added('TaxCode', 'Input')] })
  here.rest.on(
    candidateCreate,
    refusal('BAD_INPUT', 'wrong', {
      fields: {
        'phones.0': ['no phone'],
        'resume.work.1.company': ['no company'],
        'extensions.TaxCode': ['no tax code'],
        ownerId: ['Unknown user'],
      },
    }),
  )
  const { user } = openForm(here)
  await user.type(await box(/^Name/), 'Ánh')
  // The first line is empty: the first number that is sent is on the second line.
  await press(user, 'Add a phone')
  await user.type(await box('Phones 2'), '0901234567')
  await press(user, 'Add work experience')
  await press(user, 'Add work experience')
  for (const company of screen.getAllByRole('textbox', { name: /^Company/ })) await user.type(company, 'FPT')
  await press(user, 'Save')
  const second = await box('Phones 2')
  await waitFor(() => expect(second.getAttribute('aria-invalid')).toBe('true'))
  expect(within(screen.getByRole('group', { name: 'Work experience 2' })).getByText('no company')).toBeTruthy()
  expect((await box('TaxCode')).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Unknown user')).toBeTruthy()
  expect(screen.queryByText('wrong')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(second))
})

test('company fields have inputs by type; files and inactive fields are left out, and required ones are checked', async () => {
  const types = [
    'TextArea',
    'Checkbox',
    'Radio',
    'Combobox',
    'Switch',
    'Slider',
    'Rate',
    'TimePicker',
    'DatePicker',
  ] as const
  const here = formServices({
    fields: [
      ...types.map((type) => added(type, type)),
      added('Must', 'Input', { required: true }),
      added('File', 'Upload'),
      added('Off', 'Input', { active: false }),
    ],
  })
  const { user, calls } = openForm(here)
  await user.type(await box(/^Name/), 'Ánh')
  expect(screen.queryByLabelText('File')).toBeNull()
  expect(screen.queryByLabelText('Off')).toBeNull()
  await user.type(await box('TextArea'), 'text')
  for (const name of ['A', 'B']) await user.click(screen.getByRole('checkbox', { name }))
  await user.click(screen.getByRole('radio', { name: 'B' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Combobox' }), 'A')
  await user.click(screen.getByRole('switch', { name: 'Switch' }))
  await user.click(screen.getByRole('radio', { name: '4 ★' }))
  await user.type(await box('DatePicker'), '28/02/2026')
  await press(user, 'Save')
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(await box(/^Must/), 'there')
  await press(user, 'Save')
  await toast('Add successfully!')
  expect(JSON.parse(String(calls('candidateCreate')[0]?.body.extendProperties))).toEqual({
    TextArea: 'text',
    Checkbox: 'A,B',
    Radio: 'B',
    Combobox: 'A',
    Switch: 'true',
    Rate: '4',
    DatePicker: '2026-02-28',
    Must: 'there',
  })
})

test('rows are moved and removed with the keyboard; the focus moves along', async () => {
  const { user } = openForm(formServices())
  for (const [at, name] of ['First', 'Second'].entries()) {
    await press(user, 'Add a certificate')
    await user.type((await screen.findAllByRole('textbox', { name: /^Title/ }))[at]!, name)
  }
  screen.getByRole('button', { name: 'Move Certificate 2 up' }).focus()
  await user.keyboard('{Enter}')
  const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title/ }).map(({ value }) => value)
  expect(titles()).toEqual(['Second', 'First'])
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Certificate 1 down'))
  await press(user, 'Remove Certificate 1')
  expect(titles()).toEqual(['First'])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Add a certificate'))
})

test('an edited candidate shows its values, preserves what the form does not show, and is checked for duplicates only when contacts change', async () => {
  const candidate = detail(1, {
    website: 'kept as it is',
    resume: { ...emptyResume, work: [{ company: 'FPT', startDate: '2020', isAdded: false }] },
  })
  const { user, calls, at } = openForm(formServices({ candidates: [candidate] }), editPath)
  expect((await box(/^Name/)).value).toBe('Candidate 1')
  expect(screen.queryByRole('combobox', { name: 'Talent folders' })).toBeNull()
  await user.type(await box('Job title'), ' II')
  await press(user, 'Save')
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(at()).toBe(`/candidates/view/${uuid(1)}`)
  expect(calls('candidateDuplicates')).toEqual([])
  expect(calls('candidateUpdate')[0]?.body).toMatchObject({
    jobTitle: 'Developer II',
    website: 'kept as it is',
    version: 3,
    extendProperties: '{"TaxCode":"123"}',
    labelIds: [uuid(52)],
    recChannelId: uuid(50),
    owner: 'recruiter',
    resume: { work: [{ company: 'FPT', startDate: '2020', endDate: null }] },
  })
})

const savedBy = { updatedBy: 'sato.kenta', updatedDate: '2026-11-20T08:00:00.000Z' }
/** Another user saves these changes to the candidate after the form was opened. */
function savedMeanwhile(given: Parameters<typeof detail>[1]) {
  const candidates = [detail(1, { address: 'Huế' })]
  const here = formServices({ candidates })
  const opened = openForm(here, editPath)
  return {
    ...opened,
    meanwhile() {
      candidates[0] = detail(1, { address: 'Huế', ...given, version: 7 })
      here.rest.on(candidateUpdate, ({ body }) =>
        body!.version === 7
          ? detail(1, { version: 8 })
          : refusal('CONFLICT', 'changed', { errorCode: '599', params: savedBy })(),
      )
    },
  }
}

test('fields that only one of two users changed are taken from both, without a question', async () => {
  const { user, calls, meanwhile } = savedMeanwhile({ address: 'Đà Nẵng', phones: ['0912 000 111'] })
  await user.type(await box('Job title'), ' mine')
  meanwhile()
  await press(user, 'Save')
  expect(await toast('Someone else changed the candidate too. Both sets of changes have been saved.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(calls('candidateUpdate').map(({ body }) => [body.version, body.jobTitle, body.address, body.phones])).toEqual([
    [3, 'Developer mine', 'Huế', detail(1).phones],
    [7, 'Developer mine', 'Đà Nẵng', ['0912 000 111']],
  ])
})

test.each([
  ['mine', 'Yours, Developer mine', 'Developer mine'],
  ['theirs', 'Theirs, Theirs', 'Theirs'],
])('if both changed a field, one value is chosen: %s', async (_side, radio, saved) => {
  const { user, calls, meanwhile } = savedMeanwhile({ jobTitle: 'Theirs', address: 'Đà Nẵng' })
  await user.type(await box('Job title'), ' mine')
  meanwhile()
  await press(user, 'Save')
  const dialog = await inDialog('Changed by somebody else')
  expect(dialog.getByText(/^sato\.kenta changed this candidate at 20\/11\/2026/)).toBeTruthy()
  expect(dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Job title, different'])
  await user.click(dialog.getByRole('radio', { name: `Job title: ${radio}` }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('candidateUpdate').at(-1)!.body).toMatchObject({ version: 7, jobTitle: saved, address: 'Đà Nẵng' })
})

test("the other user's version can be loaded instead, and a closed question appears again", async () => {
  const { user, at, meanwhile } = savedMeanwhile({ jobTitle: 'Theirs' })
  await user.type(await box('Job title'), ' mine')
  meanwhile()
  await press(user, 'Save')
  await inDialog('Changed by somebody else')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(user, 'Save')
  const dialog = await inDialog('Changed by somebody else')
  await user.click(dialog.getByRole('button', { name: 'Load theirs' }))
  await waitFor(async () => expect((await box('Job title')).value).toBe('Theirs'))
  expect(at()).toBe(editPath)
})

test('leaving the page asks first; typed values are restored, and can be discarded', async () => {
  const first = openForm(formServices())
  await first.user.type(await box(/^Name/), 'Ánh')
  await press(first.user, 'Cancel')
  const dialog = await inDialog('Leave without saving?')
  await first.user.click(dialog.getByRole('button', { name: 'Stay' }))
  expect(first.at()).toBe('/candidates/create')
  expect(Object.keys(localStorage).join()).toContain('recruiter:candidate:new')
  await first.router.navigate('/candidates/create')
  cleanup()
  const second = openForm(formServices())
  expect(await screen.findByText('Your unsaved changes are back.')).toBeTruthy()
  expect((await box(/^Name/)).value).toBe('Ánh')
  await press(second.user, 'Discard it')
  expect((await box(/^Name/)).value).toBe('')
  expect(Object.keys(localStorage).join()).not.toContain('candidate:new')
})

test.each([
  ['is gone', [], 'This candidate does not exist.'],
  ['may not be edited', [detail(1, { canEdit: false })], 'You do not have permission to see this'],
  [
    'has become part of another',
    [detail(1, { mergedInto: uuid(2) }), detail(2)],
    'This candidate was merged into Candidate 2.',
  ],
])('a candidate that %s shows a message', async (_, candidates, text) => {
  openForm(formServices({ candidates }), editPath)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a second press during saving does not add the candidate twice', async () => {
  const { user, calls } = openForm(formServices())
  await user.type(await box(/^Name/), 'Ánh')
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  await toast('Add successfully!')
  expect(calls('candidateCreate')).toHaveLength(1)
})

test('the user who adds a candidate becomes the owner, unless they remove themselves', async () => {
  const me = {
    ...{ id: uuid(70), userName: 'recruiter', fullName: 'Nguyễn Thu Hà', email: 'ha@company.example', title: null },
    ...{ departmentId: null, status: 'active' as const, avatarVersion: null },
    ...{ roles: [], currentRole: '', companyId: uuid(71), companyName: 'Sông Hồng' },
  }
  const here = formServices()
  here.rest.on(currentUserInfo, () => me)
  const { user, calls } = openForm(here)
  expect(await screen.findByDisplayValue(/^recruiter/)).toBeTruthy()
  await user.type(await box(/^Name/), 'Ánh')
  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]!.body).toMatchObject({ owner: 'recruiter' })
})

test('the palette offers to create a candidate', () => {
  expect(createEntry({ userName: 'recruiter' })).toEqual([
    { key: 'candidate:create', label: 'Create candidate', group: 'actions', to: '/candidates/create' },
  ])
})

test('a candidate whose owner cannot be read opens no form: saving it would remove the owner', async () => {
  const here = formServices({ candidates: [detail(1)] })
  here.rest.on(usersByUserNames, refusal('UPSTREAM_UNAVAILABLE', 'away'))
  openForm(here, editPath)
  expect(await screen.findByText('The form could not be loaded')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
