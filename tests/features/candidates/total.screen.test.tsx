import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { AnswerOf, BodyOf } from '../../../services/core/contract/operation.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { accessFaults } from '../../support/axe.ts'
import { companyId } from '../../support/fakeRest.ts'
import { openList, people, type candidateServices } from './candidates.fixture.tsx'

type Answer = AnswerOf<typeof candidateList>
type Here = ReturnType<typeof candidateServices>

const rows = people(145)
const pager = () => screen.getByRole('navigation', { name: 'Pages' })
const range = () => within(pager()).getByRole('status').textContent
const numbers = () =>
  within(pager())
    .getAllByRole('button', { name: /^Page \d/ })
    .map(({ textContent }) => textContent)
const link = (name: string) => screen.findByRole('link', { name })

/** Returns rows at once, but the total only when the test releases it. */
function slowTotals({ rest }: Here) {
  const waiting: ((answer: Partial<Answer> | Error) => void)[] = []
  const asked: BodyOf<typeof candidateList>[] = []
  rest.on(candidateList, ({ body }) => {
    const {
      pageIndex = 0,
      pageSize = 20,
      total,
      searchBox,
    } = body as { pageIndex?: number; pageSize?: number; total?: boolean; searchBox?: string }
    const found = rows.filter(({ name }) => !searchBox || name.includes(searchBox))
    const end = (pageIndex + 1) * pageSize
    const page = { data: found.slice(pageIndex * pageSize, end), pageIndex, pageSize }
    if (total === false) return { ...page, hasMore: end < found.length }
    asked.push(body as BodyOf<typeof candidateList>)
    return new Promise<Answer>((resolve, reject) =>
      waiting.push((answer) =>
        answer instanceof Error ? reject(answer) : resolve({ ...page, totalItem: found.length, ...answer }),
      ),
    )
  })
  const answer = async (value: Partial<Answer> | Error = {}) => {
    await waitFor(() => expect(waiting.length).toBeGreaterThan(0))
    waiting.shift()!(value)
  }
  return { asked, answer }
}

function openSlow(path?: string) {
  let totals!: ReturnType<typeof slowTotals>
  const here = openList(rows, path, {
    prepare: (services) => {
      totals = slowTotals(services)
    },
  })
  return { ...here, ...totals }
}

test('the rows do not wait for the total; until it arrives the pager works with what the rows show', async () => {
  const { user, asked, answer } = openSlow()
  await link('Person 1')
  expect(range()).toBe('1–20 of …')
  expect(within(pager()).getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(numbers()).toEqual(['1', '2'])
  expect(await accessFaults()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await link('Person 21')
  expect([range(), numbers()]).toEqual(['21–40 of …', ['1', '2', '3']])
  await answer({ totalItem: 25_000, isEstimate: true })
  await waitFor(() => expect(range()).toBe('21–40 of about 25,000'))
  expect(within(pager()).getByRole('status').getAttribute('aria-busy')).toBeNull()
  expect(numbers()).toEqual(['1', '2', '3', '1250'])
  expect(asked).toHaveLength(1)
})

test('the total is read once per filter, whatever the page, size or order', async () => {
  const { user, asked, answer } = openSlow()
  await link('Person 1')
  await answer()
  await waitFor(() => expect(range()).toBe('1–20 of 145'))
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await link('Person 21')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  await waitFor(() => expect(range()).toBe('1–50 of 145'))
  expect(asked).toEqual([expect.objectContaining({ pageIndex: 0, pageSize: 1 })])
  expect(asked[0]).not.toHaveProperty('sortBy')
  await user.type(screen.getByRole('searchbox', { name: 'Name, phone or e-mail' }), 'Person 1{Enter}')
  await waitFor(() => expect(range()).toBe('1–50 of …'))
  expect(asked.at(-1)).toMatchObject({ searchBox: 'Person 1' })
  await answer()
  await waitFor(() => expect(range()).toBe('1–50 of 57'))
  expect(asked).toHaveLength(2)
})

test('the last page shows its total without reading it', async () => {
  openSlow('/candidates?page=8')
  await link('Person 145')
  expect(range()).toBe('141–145 of 145')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true)
})

test('a page after the last one shows nothing until the total leads back', async () => {
  const { answer, search } = openSlow('/candidates?page=12')
  await waitFor(() => expect(range()).toBe('0–0 of …'))
  expect(screen.queryByText('No Rows To Show')).toBeNull()
  await answer()
  await link('Person 145')
  expect(search()).toEqual({ page: '8' })
})

test('a total that fails temporarily is read again; the rows stay', async () => {
  const { answer } = openSlow()
  await link('Person 1')
  await answer(new RequestError('UPSTREAM_UNAVAILABLE', 'away'))
  await answer()
  await waitFor(() => expect(range()).toBe('1–20 of 145'))
  expect(screen.queryByText('Can not get list')).toBeNull()
})

test('changes by colleagues update the total', async () => {
  const { emit, asked, answer } = openSlow()
  await link('Person 1')
  await answer()
  await waitFor(() => expect(range()).toBe('1–20 of 145'))
  emit('list.changed', companyId, { list: 'CANDIDATES' })
  await answer({ totalItem: 146 })
  await waitFor(() => expect(range()).toBe('1–20 of 146'))
  expect(asked).toHaveLength(2)
})
