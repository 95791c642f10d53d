import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { candidateFollow } from '../../../services/features/candidates/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { candidateImportFhu } from '../../../services/features/candidateCvs/contract.ts'
import { labelList, skillKeywordList } from '../../../services/features/lookups/vocabularyContract.ts'
import { extendCandidateList, type ExtensionProperty } from '../../../services/features/settings/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { labelId, openList, people, statusId } from './candidates.fixture.tsx'

const link = (name: string) => screen.findByRole('link', { name })
const names = () =>
  screen
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((name) => name?.startsWith('Person'))

test('the list shows the candidates, newest first, with a link to each', async () => {
  openList(people(3))
  expect((await link('Person 3')).getAttribute('href')).toBe(`/candidates/view/${uuid(3)}`)
  expect(names()).toEqual(['Person 3', 'Person 2', 'Person 1'])
  expect(screen.getByRole('heading', { level: 1, name: 'Candidates' })).toBeTruthy()
  const first = screen.getAllByRole('row')[1]!
  expect(within(first).getByText('New')).toBeTruthy()
  expect(within(first).getByText('Hot')).toBeTruthy()
})

test('jobs, files, notes and resumes are not read for a list', async () => {
  const { rest } = openList(people(3))
  await link('Person 3')
  expect(
    Object.keys(rest.counts()).filter((operation) => /job|file|note|detail|talentByCandidates/i.test(operation)),
  ).toEqual([])
})

test('a column header sorts, and the order is in the address; a second click reverses it', async () => {
  const { user, search, searches } = openList(people(3))
  await link('Person 3')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(search()).toEqual({ sort: 'name' }))
  await waitFor(() => expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']))
  expect(searches.at(-1)).toMatchObject({ sortBy: 'name', sortDirection: 'asc' })
  expect(screen.getByRole('columnheader', { name: /Name/ }).getAttribute('aria-sort')).toBe('ascending')
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await waitFor(() => expect(search()).toEqual({ sort: '-name' }))
})

test('the search box filters the list and can be focused with its key', async () => {
  const { user, search } = openList(people(3))
  await link('Person 3')
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Name, phone or e-mail' }))
  await user.keyboard('Person 2{Enter}')
  await waitFor(() => expect(names()).toEqual(['Person 2']))
  expect(search()).toEqual({ q: 'Person 2' })
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(names()).toHaveLength(3))
})

test('a filter is added, changed and removed; the address contains the ids of the services', async () => {
  const { user, search, searches } = openList(people(2))
  await link('Person 2')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.type(screen.getByRole('searchbox', { name: 'Filter by…' }), 'stat')
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one')
  await user.click(screen.getByRole('checkbox', { name: 'New' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: `status.in.${statusId}` }))
  await waitFor(() =>
    expect(searches.at(-1)?.filters).toEqual([{ filter: 'status', operator: 'in', value: [statusId] }]),
  )
  await user.click(screen.getByRole('button', { name: 'Status is any of New' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'How Status compares' }), 'notIn')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: `status.notIn.${statusId}` }))
  await user.click(screen.getByRole('button', { name: 'Clear: Status' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('numbers and dates have ranges, of which one end may be open', async () => {
  const { user, search, searches } = openList(people(1))
  await link('Person 1')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.click(screen.getByRole('button', { name: 'Years of experience' }))
  await user.type(screen.getByRole('textbox', { name: 'From' }), 'x')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(screen.getByRole('alert').textContent).toBe('Enter a number')
  await user.clear(screen.getByRole('textbox', { name: 'From' }))
  await user.type(screen.getByRole('textbox', { name: 'From' }), '2,5')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: 'experienceYear.between.2.5*-' }))
  await waitFor(() =>
    expect(searches.at(-1)?.filters).toEqual([{ filter: 'experienceYear', operator: 'between', value: ['2.5', ''] }]),
  )
})

test('an invalid id is refused before it enters the address', async () => {
  const { user, search } = openList(people(1))
  await link('Person 1')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.click(screen.getByRole('button', { name: 'Id' }))
  await user.type(screen.getByRole('combobox', { name: 'Value' }), 'abc')
  await user.click(await screen.findByRole('option', { name: 'abc' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Enter ids copied from the address bar')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove abc' }))
  await user.type(screen.getByRole('combobox', { name: 'Value' }), uuid(1))
  await user.click(await screen.findByRole('option', { name: uuid(1) }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: `id.in.${uuid(1)}` }))
})

test('an invalid address never breaks the page: meaningless parts are left out', async () => {
  const f = `status.in.nonsense*.nofield.in.x*.name.between.a*.label.in.${labelId}*-${uuid(999)}*.birthday.before.2020-99-01*.extension.equals.Gone*-1`
  const { searches } = openList(people(1), `/candidates?f=${encodeURIComponent(f)}&sort=height&page=-3&size=7`)
  await link('Person 1')
  expect(searches.at(-1)).toMatchObject({
    pageIndex: 0,
    pageSize: 20,
    sortBy: 'createdDate',
    filters: [{ filter: 'label', operator: 'in', value: [labelId] }],
  })
})

test('only followed candidates are shown', async () => {
  const rows = people(3)
  rows[1]!.isFollowed = true
  const { user, search } = openList(rows)
  await link('Person 3')
  await user.click(screen.getByRole('button', { name: 'Followed' }))
  await waitFor(() => expect(names()).toEqual(['Person 2']))
  expect(search()).toEqual({ followed: '1' })
})

test('the star changes at once, and changes back on failure', async () => {
  let answer = () => {}
  const { user, rest } = openList(people(1))
  await link('Person 1')
  rest.on(
    candidateFollow,
    () =>
      new Promise((_, reject) => {
        answer = () => reject(new RequestError('REFUSED', 'Not now'))
      }),
  )
  await user.click(screen.getByRole('button', { name: 'Follow Person 1' }))
  expect(screen.getByRole('button', { name: 'Unfollow Person 1' }).getAttribute('aria-pressed')).toBe('true')
  answer()
  expect(await screen.findByText('Not now')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Follow Person 1' })).toBeTruthy()
})

test('empty lists say why: not used yet, or no match for the filters', async () => {
  const { user } = openList([])
  expect(await screen.findByText('Candidates appear here when they are created, imported or approved.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Name, phone or e-mail' }), 'nobody{Enter}')
  const empty = await screen.findByText('No Rows To Show')
  await waitFor(() => expect(within(empty.closest('td')!).getByRole('button', { name: 'Clear filters' })).toBeTruthy())
})

test('a failure is shown with the request id, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, rest } = openList(people(1), '/candidates', {
    prepare: (here) =>
      here.rest.on(candidateList, () => {
        throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
      }),
  })
  expect(await screen.findByText('Can not get list')).toBeTruthy()
  expect(screen.getByText('Request id: request-1')).toBeTruthy()
  rest.on(candidateList, () => ({ data: people(1), totalItem: 1, pageIndex: 0, pageSize: 20 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await link('Person 1')).toBeTruthy()
})

test('the list is shown even without the options of its filters, which can be loaded again', async () => {
  const { rest } = openList(people(2), '/candidates', {
    prepare: (here) =>
      here.rest.on(labelList, () => {
        throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
      }),
  })
  expect(await link('Person 2')).toBeTruthy()
  expect(await toast('A part of this page could not be loaded.')).toBeTruthy()
  expect(rest.callsOf('labelList').length).toBeGreaterThan(0)
})

test('a list with a filter that could not be loaded says so instead of showing too much', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, rest } = openList(people(2), `/candidates?f=label.in.${labelId}`, {
    prepare: (here) =>
      here.rest.on(labelList, () => {
        throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
      }),
  })
  expect(await screen.findByText('Can not get list')).toBeTruthy()
  expect(names()).toEqual([])
  rest.on(labelList, () => [{ id: labelId, name: 'Hot', color: '#f00', isDefault: false }])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await link('Person 2')).toBeTruthy()
})

test('rows are selected one by one, by range and by page; the selection is preserved across pages', async () => {
  const { user } = openList(people(25))
  await link('Person 25')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Person 25' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Person 22' }), { shiftKey: true })
  expect(await screen.findByText('4 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await link('Person 1')
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  expect(await screen.findByText('9 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
})

test('a page after the last one leads to the last one', async () => {
  const { search } = openList(people(25), '/candidates?page=9')
  expect(await link('Person 1')).toBeTruthy()
  expect(search()).toEqual({ page: '2' })
})

test('company fields are filtered by type; files are not offered', async () => {
  const field = (key: string, inputType: ExtensionProperty['inputType'], values: string[] = [], active = true) => ({
    key,
    label: key,
    inputType,
    required: false,
    active,
    values,
  })
  const { user, search, searches } = openList(people(1), '/candidates', {
    prepare: ({ rest }) =>
      rest.on(extendCandidateList, () => [
        field('Team', 'Radio', ['A', 'B']),
        field('TerminalDate', 'Input'),
        field('Paper', 'Upload'),
        field('Old', 'Input', [], false),
        field('Grade', 'Slider'),
      ]),
  })
  await link('Person 1')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.type(screen.getByRole('searchbox', { name: 'Filter by…' }), 'extension')
  expect(
    within(screen.getByRole('group', { name: 'Add filter' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Team (Extension)', 'TerminalDate (Extension)', 'Grade (Extension)'])
  await user.click(screen.getByRole('button', { name: 'TerminalDate (Extension)' }))
  await user.type(screen.getByRole('textbox', { name: 'To' }), '31/12/2025')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: 'extension.between.TerminalDate*-*-2025-12-31' }))
  await waitFor(() =>
    expect(searches.at(-1)?.filters).toEqual([
      { filter: 'extension:TerminalDate', operator: 'between', value: ['', '2025-12-31'] },
    ]),
  )
})

test('values are suggested by search; a value in no list is used as typed', async () => {
  const { user, search } = openList(people(1), '/candidates', {
    prepare: ({ rest }) => rest.on(skillKeywordList, () => [{ id: uuid(95), name: 'Java', isDefault: false }]),
  })
  await link('Person 1')
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.click(screen.getByRole('button', { name: 'Skill' }))
  await user.type(screen.getByRole('combobox', { name: 'Value' }), 'Jav')
  await waitFor(() =>
    expect(
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Java', 'Jav']),
  )
  await user.click(screen.getByRole('option', { name: 'Java' }))
  await user.type(screen.getByRole('combobox', { name: 'Value' }), 'Zig')
  await user.click(await screen.findByRole('option', { name: 'Zig' }))
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: 'skill.in.Java*-Zig' }))
})

test('an FHU candidate is imported by its id and opened; an invalid id is reported', async () => {
  const { user, rest, router } = openList(people(1))
  await link('Person 1')
  await user.click(screen.getByRole('button', { name: 'Import from FHU' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from FHU' }))
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  rest.on(candidateImportFhu, () => {
    throw new RequestError('BAD_INPUT', 'Invalid input', { fields: { fhuCandidateId: ['is not known in FHU'] } })
  })
  await user.type(dialog.getByRole('textbox', { name: /^FHU candidate id/ }), 'F-1')
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  expect(await dialog.findByText('is not known in FHU')).toBeTruthy()
  rest.on(candidateImportFhu, () => ({ candidateId: uuid(1), created: true }))
  await user.click(dialog.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/candidates/view/${uuid(1)}`))
})

test('the export uses the visible filters, order and columns; selected rows are exported by their ids', async () => {
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:1')
  HTMLAnchorElement.prototype.click = vi.fn<() => void>()
  const { user, request } = openList(people(2), `/candidates?f=status.in.${statusId}&sort=name`)
  await link('Person 1')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(1))
  const bodyOf = (call: number) => JSON.parse(String(request.mock.calls[call]![1]!.body)) as Record<string, unknown>
  expect(request.mock.calls[0]![0]).toBe('/download/candidateExport')
  expect(bodyOf(0)).toMatchObject({
    filters: [{ filter: 'status', operator: 'in', value: [statusId] }],
    sortBy: 'name',
    sortDirection: 'asc',
  })
  expect(bodyOf(0).columns).toEqual([
    'name',
    'jobTitle',
    'statusId',
    'phones',
    'emails',
    'owner',
    'experienceYear',
    'labelIds',
    'lastActivityDate',
  ])
  await user.click(screen.getByRole('checkbox', { name: 'Choose Person 2' }))
  await user.click(screen.getByRole('button', { name: 'Export selected' }))
  await waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  expect(bodyOf(1)).toMatchObject({ ids: [uuid(2)], filters: [] })
})

test('without the permission there is no export', async () => {
  openList(people(1), '/candidates', { can: (key) => ![key].flat().includes('Candidate:ExportCandidate') })
  await link('Person 1')
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
})

test('rows support keys: j and k move, Enter opens the drawer', async () => {
  const { user, search } = openList(people(2))
  await link('Person 2')
  screen.getAllByRole('row')[1]!.focus()
  await user.keyboard('j{Enter}')
  await waitFor(() => expect(search()).toEqual({ candidateId: uuid(1) }))
  expect(await screen.findByRole('dialog', { name: /Person 1/ })).toBeTruthy()
})

test('columns and density stored by earlier versions still work', async () => {
  localStorage.setItem(
    'table:v1:recruiter:candidates',
    JSON.stringify({
      hidden: [
        'status',
        'emails',
        'owner',
        'jobRank',
        'skills',
        'experience',
        'locations',
        'labels',
        'created',
        'updated',
        'lastActivity',
      ],
      order: ['channel', 'phones', 'jobTitle', 'status', 'emails'],
      density: 'compact',
    }),
  )
  openList(people(1))
  await link('Person 1')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Channel',
    'Phones',
    'Job title',
    // Added since: no user has hidden it.
    'Job and stage',
  ])
  expect(screen.getByRole('table').dataset.density).toBe('compact')
})
