import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { verificationImportList } from '../../../services/features/verifications/contract.ts'
import VerificationsPage from '../../../web/features/verifications/VerificationsPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { batch } from './records.ts'
import { screenServices } from './screenServices.ts'

const imports = Array.from({ length: 130 }, (_, at) =>
  batch({ id: uuid(1000 + at), title: `Batch ${at}`, status: 'succeed', processed: 1 }),
)

/** Opens the screen of a folder with more imports than one page has. */
function open(path = '') {
  const services = screenServices({ imports })
  services.rest.on(verificationImportList, ({ body }) => {
    const { pageIndex = 0, pageSize = 20, keyword = '', ids } = body!
    const found = imports.filter(({ id, title }) => title.includes(keyword) && (!ids || ids.includes(id)))
    const data = found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
    return { data, pageIndex, pageSize, totalItem: found.length }
  })
  return {
    ...services,
    ...renderScreen(<VerificationsPage />, { rest: services.rest, path: `/cv-verification?folder=${uuid(1)}${path}` }),
  }
}

test('an import that is not among the newest is found by its title; the list shows its rows', async () => {
  const { user, bodies, search } = open()
  await user.click(await screen.findByRole('button', { name: /^Import Files/ }, { timeout: 8000 }))
  await user.type(screen.getByRole('searchbox', { name: 'Search imports by title' }), 'Batch 125')
  const before = bodies('verificationCandidateList').length
  await user.click(await screen.findByRole('radio', { name: /^Batch 125/ }))
  expect(bodies('verificationImportList')).toContainEqual(expect.objectContaining({ keyword: 'Batch 125' }))
  await waitFor(() => expect(bodies('verificationCandidateList').at(-1)).toMatchObject({ importId: uuid(1125) }))
  // The list of all rows is not requested in between.
  for (const body of bodies('verificationCandidateList').slice(before))
    expect(body).toMatchObject({ importId: uuid(1125) })
  // The chosen import is named at once.
  expect(screen.getByRole('button', { name: /^Import Files.*Batch 125/ })).toBeTruthy()
  expect(search()).toEqual({ folder: uuid(1), import: uuid(1125) })
})

test('imports older than the newest page are loaded on demand', async () => {
  const { user, bodies } = open()
  await user.click(await screen.findByRole('button', { name: /^Import Files/ }, { timeout: 8000 }))
  const group = within(await screen.findByRole('radiogroup'))
  await user.click(await group.findByRole('button', { name: 'More imports' }))
  await waitFor(() => expect(bodies('verificationImportList').at(-1)).toMatchObject({ pageIndex: 1, pageSize: 100 }))
})

test('rows of one vendor request: the link shows the filter, and all rows return when it is removed', async () => {
  const { user, bodies, search } = open(`&request=${uuid(60)}`)
  await waitFor(() => expect(bodies('verificationCandidateList').at(-1)).toMatchObject({ vendorRequestId: uuid(60) }))
  await user.click(await screen.findByRole('button', { name: 'Clear: Vendor request' }))
  await waitFor(() => expect(bodies('verificationCandidateList').at(-1)).not.toHaveProperty('vendorRequestId'))
  expect(search()).toEqual({ folder: uuid(1) })
})
