import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'
import { rufUpdate } from '../../../../services/features/rufRecords/contract.ts'
import RufRecordsPage from '../../../../web/features/rufRecords/RufRecordsPage.tsx'
import { keepDraft } from '../../../../web/shared/hooks/useDraft.ts'
import { ruf, rufServices } from '../../../features/rufRecords/rufRecords.fixture.ts'
import { renderScreen, toast } from '../../../support/screen.tsx'

async function openRecord() {
  const services = rufServices([ruf(1)])
  const here = {
    ...services,
    ...renderScreen(<RufRecordsPage />, { rest: services.rest, path: '/ruf', keys: ['Ruf:ViewRuf', 'Ruf:UpdateRuf'] }),
  }
  const edit = async () => {
    await here.user.click(await screen.findByRole('button', { name: 'Edit: Record 1' }))
    return within(await screen.findByRole('dialog', { name: 'Edit RUF' }))
  }
  return { ...here, dialog: await edit(), edit }
}
async function openEdit() {
  const here = await openRecord()
  await here.user.type(here.dialog.getByLabelText('Note'), 'mine')
  return here
}
const noteOf = ({ getByLabelText }: Awaited<ReturnType<typeof openEdit>>['dialog']) =>
  (getByLabelText('Note') as HTMLTextAreaElement).value
const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Somebody else has changed this record' }))

test('changes saved by others are overwritten only on request', async () => {
  const { user, rest, calls, dialog } = await openEdit()
  rest.on(rufUpdate, () => {
    throw new RequestError('BAD_INPUT', 'changed', { errorCode: '599' })
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const asked = await question()
  expect(screen.queryByText(/Reload it/)).toBeNull()
  rest.on(rufUpdate, () => ruf(1, { note: 'mine' }))
  await user.click(asked.getByRole('button', { name: 'Overwrite with mine' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('rufUpdate')).toHaveLength(2)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('accepting the changes of others drops the typed values', async () => {
  const { user, rest, dialog, edit, rufs } = await openEdit()
  rest.on(rufUpdate, () => {
    throw new RequestError('CONFLICT', 'changed')
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  rufs[0] = ruf(1, { note: 'theirs' })
  await user.click((await question()).getByRole('button', { name: 'Load saved version' }))
  expect(await screen.findByText('theirs')).toBeTruthy()
  expect(noteOf(await edit())).toBe('theirs')
})

test('going back in the history asks for confirmation too, and typed values survive a closed tab', async () => {
  const { user, router, dialog } = await openEdit()
  void router.navigate('/elsewhere')
  const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(asked.getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/ruf')
  expect(noteOf(dialog)).toBe('mine')
  const kept = Object.entries({ ...localStorage }).find(([name]) => name.includes('ruf:'))
  expect(kept?.[1]).toContain('mine')
})

test('a draft of an earlier visit is shown, and counts as unsaved', async () => {
  const { id, name } = ruf(1)
  keepDraft(`recruiter:ruf:${id}`, { name, status: 'OPEN', note: 'mine', candidate: null })
  const { user, dialog } = await openRecord()
  expect(noteOf(dialog)).toBe('mine')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy()
})
