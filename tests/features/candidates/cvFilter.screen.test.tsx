import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { candidateCvMatches } from '../../../services/features/candidateCvs/contract.ts'
import { uuid } from '../../support/records.ts'
import { allKeys, openList, people } from './candidates.fixture.tsx'

const match = {
  candidateId: uuid(1),
  filePath: 'cv/1.pdf',
  page: 2,
  before: 'for years with ',
  match: 'Kafka',
  after: ' at Acme',
}
const open = (
  path: string,
  answer: () => (typeof match)[] = () => [match],
  viewer: Pick<NonNullable<Parameters<typeof openList>[2]>, 'keys' | 'can'> = {},
) => openList(people(2), path, { ...viewer, prepare: ({ rest }) => rest.on(candidateCvMatches, answer) })
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr')!)

test('the list is filtered by CV text, and shows the matching passages', async () => {
  const { user, search, searches, calls } = open('/candidates')
  await screen.findByRole('link', { name: 'Person 1' })
  expect(calls('candidateCvMatches')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Add filter' }))
  await user.click(screen.getByRole('button', { name: 'CV text' }))
  expect(screen.queryByRole('option', { name: 'is' })).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Value' }), '"stream processing" kafka')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(search()).toEqual({ f: 'cv.contains."stream processing" kafka' }))
  await waitFor(() =>
    expect(searches.at(-1)?.filters).toEqual([
      { filter: 'cv', operator: 'contains', value: ['"stream processing" kafka'] },
    ]),
  )
  const link = await rowOf('Person 1').findByRole('link', { name: 'p. 2: for years with Kafka at Acme' })
  expect(link.getAttribute('href')).toBe(`/candidates/view/${uuid(1)}?tab=cv&cv=cv%2F1.pdf&find=Kafka`)
  expect(rowOf('Person 2').queryByText(/Kafka/)).toBeNull()
  expect(calls('candidateCvMatches').map(({ body }) => body)).toEqual([
    { candidateIds: [uuid(2), uuid(1)], query: '"stream processing" kafka' },
  ])
})

test('a user who may read CVs but not open candidates sees the passages without a link', async () => {
  const keys = allKeys.map((key): PermissionKey =>
    key === 'Candidate:ReadCandidate' ? 'Candidate:CV-Verification' : key,
  )
  const can = (key: PermissionKey | readonly PermissionKey[]) => [key].flat().some((one) => keys.includes(one))
  open('/candidates?f=cv.contains.kafka', undefined, { keys, can })
  const place = await screen.findByTitle('for years with Kafka at Acme')
  expect(place.textContent).toBe('p. 2: for years with Kafka at Acme')
  expect(place.closest('a')).toBeNull()
})

test('the list is shown even if the passages cannot be read', async () => {
  open('/candidates?f=cv.contains.kafka', () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await screen.findByRole('link', { name: 'Person 1' })
  await waitFor(() => expect(rowOf('Person 1').queryByText('…')).toBeNull())
  expect(screen.getByRole('button', { name: 'CV text contains kafka' })).toBeTruthy()
})
