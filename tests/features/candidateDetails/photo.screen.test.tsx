import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { uuid } from '../../support/records.ts'
import { row } from '../candidates/candidateRecords.ts'
import { openList, people } from '../candidates/candidates.fixture.tsx'
import { openDetails } from './candidateDetails.fixture.tsx'

beforeEach(() => {
  // Not available in jsdom.
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn<() => void>()
})

const address = '/download/commonsFile?path=c%2Fphoto.png'
const named = (name: string) => ({ name: `Photo of ${name}` })

test("the candidate's page and the CV template show the photo, read with the token", async () => {
  const { user, asked } = openDetails([row(1, { name: 'Nguyễn Văn An', cvPath: null, photoPath: 'c/photo.png' })])
  const photo = await screen.findByRole('img', named('Nguyễn Văn An'))
  expect(photo.getAttribute('src')).toBe('blob:picture')
  expect(asked).toContain(address)
  await user.click(screen.getByRole('tab', { name: 'CV' }))
  await user.selectOptions(await screen.findByRole('combobox'), 'CV template')
  const template = within(await screen.findByRole('article', { name: 'CV of Nguyễn Văn An' }))
  expect((await template.findByRole('img', named('Nguyễn Văn An'))).getAttribute('src')).toBe('blob:picture')
})

test('without a photo initials are shown, which screen readers skip', async () => {
  openDetails([row(1, { name: 'Nguyễn Văn An' })])
  expect((await screen.findByText('NA')).getAttribute('aria-hidden')).toBe('true')
  expect(screen.queryByRole('img', named('Nguyễn Văn An'))).toBeNull()
})

test('the drawer shows the photo', async () => {
  const [first, ...others] = people(2)
  const { request } = openList(
    [{ ...first!, photoPath: 'c/photo.png' }, ...others],
    `/candidates?candidateId=${uuid(1)}`,
  )
  const drawer = within(await screen.findByRole('dialog'))
  expect((await drawer.findByRole('img', named('Person 1'))).getAttribute('src')).toBe('blob:picture')
  await waitFor(() => expect(request.mock.calls.map(([path]) => path)).toContain(address))
})
