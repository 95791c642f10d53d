import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { detail } from '../candidates/candidateRecords.ts'
import { box, formServices, openForm, press, refusal } from './form.fixture.tsx'

beforeEach(() => {
  // Not available in jsdom.
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn<() => void>()
})

const path = `/candidates/${uuid(1)}`
const saved = detail(1, { name: 'Ánh', photoPath: 'c/old.png' })
const image = (name = 'anh.png', type = 'image/png') => new File(['hi'], name, { type })
const input = () => screen.findByLabelText<HTMLInputElement>('Photo', { selector: 'input' })

test('a new candidate is saved with the photo that was chosen', async () => {
  const { user, calls } = openForm(formServices())
  await user.type(await box(/^Name/), 'Ánh')
  const chooser = await input()
  chooser.removeAttribute('accept')
  await user.upload(chooser, image('a.gif', 'image/gif'))
  expect(await screen.findByText('You can only upload JPG/PNG file!')).toBeTruthy()
  await user.upload(chooser, image())
  expect(await screen.findByText('anh.png')).toBeTruthy()
  await press(user, 'Save')
  await toast('Add successfully!')
  expect(calls('candidateCreate')[0]!.body).toMatchObject({ name: 'Ánh', photoBase64: 'aGk=', photoName: 'anh.png' })
})

test('an edit shows the photo, read with the token, and preserves it', async () => {
  const { user, calls, request } = openForm(formServices({ candidates: [saved] }), path)
  const group = within(await screen.findByRole('group', { name: 'Photo' }))
  expect(await group.findByRole('button', { name: 'Remove image' })).toBeTruthy()
  expect(request.mock.calls[0]?.[0]).toBe('/download/commonsFile?path=c%2Fold.png')
  await user.type(await box(/^Name/), ' 2')
  await press(user, 'Save')
  await toast('Update successfully!')
  expect(calls('candidateUpdate')[0]!.body).toMatchObject({ name: 'Ánh 2' })
  expect(calls('candidateUpdate')[0]!.body).not.toHaveProperty('photoBase64')
})

test('an edit removes or replaces the photo', async () => {
  const { user, calls } = openForm(formServices({ candidates: [saved] }), path)
  await press(user, 'Remove image')
  expect(screen.queryByRole('button', { name: 'Remove image' })).toBeNull()
  await press(user, 'Save')
  await toast('Update successfully!')
  expect(calls('candidateUpdate')[0]!.body).toMatchObject({ photoBase64: '' })
})

test("the server's message about the photo is shown under it, and the form stays open", async () => {
  const here = formServices({ candidates: [saved] })
  here.rest.on(candidateUpdate, refusal('BAD_INPUT', 'wrong', { fields: { photo: ['Image must smaller than 2MB!'] } }))
  const { user, at } = openForm(here, path)
  await user.upload(await input(), image())
  await press(user, 'Save')
  expect(await screen.findByText('Image must smaller than 2MB!')).toBeTruthy()
  expect(at()).toBe(path)
})

test('a photo that somebody else has chosen since is preserved, and so is one chosen in the form', async () => {
  for (const isChosen of [false, true]) {
    const here = formServices({ candidates: [saved] })
    const { user, calls } = openForm(here, path)
    await user.type(await box(/^Name/), ' 2')
    if (isChosen) await user.upload(await input(), image())
    let isFirst = true
    here.rest.on(candidateUpdate, ({ body }) => {
      if (!isFirst) return detail(1, { name: (body as { name: string }).name, version: 5 })
      isFirst = false
      here.candidates.splice(0, 1, { ...saved, version: 4, photoPath: 'c/theirs.png' })
      return refusal('CONFLICT', 'changed', {
        params: { updatedBy: 'sato', updatedDate: '2026-11-02T00:00:00.000Z' },
      })()
    })
    await press(user, 'Save')
    await waitFor(() => expect(calls('candidateUpdate')).toHaveLength(2))
    const { photoBase64 } = calls('candidateUpdate')[1]!.body as { photoBase64?: string }
    expect(photoBase64).toBe(isChosen ? 'aGk=' : undefined)
    cleanup()
  }
})
