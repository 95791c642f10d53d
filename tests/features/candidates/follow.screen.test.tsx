import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { companyId } from '../../support/fakeRest.ts'
import { openList, people } from './candidates.fixture.tsx'

const hour = 3_600_000

test('rows read since the last change of the list are not read again, but rows of a later change are', async () => {
  const { emit, searches } = openList(people(2), '/candidates', { unchangedMs: hour })
  await screen.findByRole('link', { name: 'Person 1' })
  // Time for the first event, after which the rows are read again in the other test.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(searches).toHaveLength(1)
  emit('list.changed', companyId, { list: 'CANDIDATES' })
  await waitFor(() => expect(searches).toHaveLength(2))
})

test('rows that may be older than a change are read again as soon as the subscription starts', async () => {
  const { searches } = openList(people(2))
  await screen.findByRole('link', { name: 'Person 1' })
  await waitFor(() => expect(searches).toHaveLength(2))
})
