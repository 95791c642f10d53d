import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateDuplicates, candidateMerge } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateCreate } from '../../../services/features/candidates/writes/writeContract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { detail } from '../candidates/candidateRecords.ts'
import { box, formServices, inDialog, openForm, press, refusal } from './form.fixture.tsx'

const title = 'Possible duplicate'
const known = {
  candidate: detail(2, { name: 'Nguyen Thi Anh', address: 'Hà Nội' }),
  reasons: ['phone' as const, 'name' as const],
  similarity: 0.913,
}
const other = { candidate: detail(3, { name: 'Anh N.', canEdit: false }), reasons: ['email' as const], similarity: 0.2 }

async function typed(here: ReturnType<typeof formServices>) {
  const page = openForm(here)
  await page.user.type(await box(/^Name/), 'Nguyễn Thị Ánh')
  await page.user.type(await box('Phones 1'), '0901234567')
  await page.user.type(await box('Address'), 'Huế')
  await press(page.user, 'Save')
  return { ...page, dialog: await inDialog(title) }
}

test('similar candidates are shown with reasons, differences and a link; Back leaves everything unchanged', async () => {
  const { dialog, user, calls } = await typed(formServices({ duplicates: [known, other] }))
  expect(dialog.getByText('Same phone')).toBeTruthy()
  expect(dialog.getByText('Name 91 % alike')).toBeTruthy()
  const link = dialog.getByRole('link', { name: /^Open/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/candidates/view/${uuid(2)}`, '_blank'])
  const rows = within(dialog.getByRole('table'))
  const address = rows.getByRole('row', { name: /^Address/ })
  expect(address.dataset.different).toBe('true')
  expect(
    within(address)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).checked),
  ).toEqual([false, true])
  // Lists are joined: there is no choice, and an equal phone is no difference.
  expect(rows.getByRole('row', { name: /^Phones/ }).dataset.different).toBeUndefined()
  expect(within(rows.getByRole('row', { name: /^E-mails/ })).queryByRole('radio')).toBeNull()

  await user.click(dialog.getByRole('button', { name: 'Anh N.' }))
  expect(dialog.getByText('Same e-mail')).toBeTruthy()
  // A user who may not edit the candidate cannot complete it.
  expect(dialog.queryByRole('button', { name: 'Merge into this one' })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Back' }))
  expect((await box(/^Name/)).value).toBe('Nguyễn Thị Ánh')
  expect(calls('candidateCreate')).toEqual([])
})

test('the draft is merged: the chosen fields are taken over, the candidate opens, and Undo reverts it', async () => {
  const { dialog, user, calls, at } = await typed(formServices({ duplicates: [known] }))
  await user.click(dialog.getByRole('radio', { name: 'Address: Yours, Huế' }))
  await user.click(dialog.getByRole('button', { name: 'Merge into this one' }))
  expect(await toast('Merged into Nguyen Thi Anh.')).toBeTruthy()
  expect(at()).toBe(`/candidates/view/${uuid(2)}`)
  expect(calls('candidateMerge')[0]?.body).toMatchObject({
    targetId: uuid(2),
    version: 3,
    fields: ['address'],
    cateIds: [],
    draft: { name: 'Nguyễn Thị Ánh', phones: ['0901234567'], address: 'Huế' },
  })
  expect(calls('candidateCreate')).toEqual([])
  screen.getByRole('button', { name: /^Undo/ }).focus()
  await user.keyboard('{Enter}')
  expect(await toast('The merge is undone.')).toBeTruthy()
  expect(calls('candidateMergeUndo')[0]?.params).toEqual({ id: uuid(80) })
  // The typed values no longer belong to a candidate: they are in the form again.
  await waitFor(() => expect(at()).toBe('/candidates/create'))
  expect([(await box(/^Name/)).value, (await box('Address')).value]).toEqual(['Nguyễn Thị Ánh', 'Huế'])
})

test('Save anyway adds the candidate despite the duplicates', async () => {
  const { dialog, user, calls } = await typed(formServices({ duplicates: [known] }))
  await user.click(dialog.getByRole('button', { name: 'Save anyway' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('candidateCreate').map(({ body }) => body.ignoreDuplicates)).toEqual([true])
})

test('a duplicate that a colleague adds at the same moment is shown, too', async () => {
  const here = formServices()
  here.rest.on(
    candidateCreate,
    refusal('REFUSED', 'exists', { errorCode: 'CANDIDATE_EXISTS', params: { candidateId: uuid(2), name: 'Ánh' } }),
  )
  here.rest.on(candidateDuplicates, () => (here.calls('candidateDuplicates').length > 1 ? [known] : []))
  const { dialog, calls } = await typed(here)
  expect(dialog.getByText('Same phone')).toBeTruthy()
  expect(calls('candidateCreate')).toHaveLength(1)
})

test('a candidate that changes during the comparison is compared again; errors of the draft are shown under their fields', async () => {
  const here = formServices({ duplicates: [known] })
  here.rest.on(candidateMerge, refusal('CONFLICT', 'changed', { errorCode: '599', params: {} }))
  const { user } = await typed(here)
  await press(user, 'Merge into this one')
  expect(await toast('The candidate has changed. Compare the records again.')).toBeTruthy()
  here.rest.on(candidateMerge, refusal('BAD_INPUT', 'wrong', { fields: { 'draft.phones.0': ['no phone'] } }))
  await press(user, 'Merge into this one')
  const phone = await box('Phones 1')
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('no phone')).toBeTruthy()
})

test('an edited candidate is saved first, and then merged into the other', async () => {
  const here = formServices({ candidates: [detail(1)], duplicates: [known] })
  const { user, calls, at } = openForm(here, `/candidates/${uuid(1)}`)
  await press(user, 'Add a phone')
  await user.type(await box('Phones 2'), '0907654321')
  await press(user, 'Save')
  const dialog = await inDialog(title)
  await user.click(dialog.getByRole('button', { name: 'Merge into this one' }))
  await toast('Merged into Nguyen Thi Anh.')
  expect(at()).toBe(`/candidates/view/${uuid(2)}`)
  expect(calls('candidateDuplicates')[0]?.body).toMatchObject({ exceptId: uuid(1) })
  expect(calls('candidateUpdate')[0]?.body).toMatchObject({
    phones: ['0901234567', '0907654321'],
    ignoreDuplicates: true,
  })
  expect(calls('candidateMerge')[0]?.body).toMatchObject({ targetId: uuid(2), sourceId: uuid(1) })
  expect(calls('candidateMerge')[0]?.body.draft).toBeUndefined()
})
