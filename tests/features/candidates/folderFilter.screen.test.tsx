import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { talentFolderByIds, talentFolderList } from '../../../services/features/talentFolders/contract.ts'
import { uuid } from '../../support/records.ts'
import { folder } from '../talentFolders/folders.fixture.ts'
import { openList, people } from './candidates.fixture.tsx'

/** More folders than any list shows at once. */
const folders = Array.from({ length: 250 }, (_, at) => folder(1000 + at, { name: `Folder ${at}` }))

const openAmongMany = (path?: string) =>
  openList(people(2), path, {
    prepare: ({ rest }) =>
      rest
        .on(talentFolderList, ({ body }) => {
          const found = folders.filter(({ name }) => name.includes(body!.keyword ?? ''))
          return {
            data: found.slice(0, body!.pageSize),
            totalItem: found.length,
            pageIndex: 0,
            pageSize: body!.pageSize,
          }
        })
        .on(talentFolderByIds, ({ body }) => folders.filter(({ id }) => body!.ids.includes(id))),
  })

test('candidates are filtered by any folder: folders are searched by name, and nothing is read before', async () => {
  const { user, search, searches, calls } = openAmongMany()
  await screen.findByRole('link', { name: 'Person 1' })
  expect(calls('talentFolderList')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.click(screen.getByRole('button', { name: 'Folder' }))
  await user.type(screen.getByRole('combobox', { name: 'Value' }), 'Folder 237')
  await user.click(await screen.findByRole('option', { name: /^Folder 237/ }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: `folder.in.${uuid(1237)}` }))
  await waitFor(() =>
    expect(searches.at(-1)?.filters).toEqual([{ filter: 'folder', operator: 'in', value: [uuid(1237)] }]),
  )
})

test('an address contains folders; the chip shows their names, and dots for a deleted one', async () => {
  const { searches } = openAmongMany(`/candidates?f=folder.in.${uuid(1237)}*-${uuid(9)}`)
  expect(await screen.findByRole('button', { name: 'Folder is any of Folder 237, …' })).toBeTruthy()
  expect(searches.at(-1)?.filters).toEqual([{ filter: 'folder', operator: 'in', value: [uuid(1237), uuid(9)] }])
})
