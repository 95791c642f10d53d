import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { jobProductUpdate, type JobRequestProduct } from '../../../services/features/jobProducts/contract.ts'
import JobProductsPage from '../../../web/features/jobProducts/JobProductsPage.tsx'
import { companyId } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { product, productServices } from './products.fixture.ts'

function open(products: JobRequestProduct[], path = '/job-product') {
  const services = productServices(products)
  const rendered = renderScreen(<JobProductsPage />, {
    rest: services.rest,
    path,
    keys: (['List', 'Create', 'Update', 'Delete'] as const).map(
      (verb) => `JobRequestProduct:${verb}JobRequestProduct` as const,
    ),
  })
  return { ...services, ...rendered }
}
/** The table with its rows, not the placeholder that is shown while they load. */
const table = () =>
  waitFor(() => {
    const found = screen.getByRole('table', { name: 'Job product' })
    expect(found.querySelector('.bone')).toBeNull()
    return found
  })
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 3).map(({ textContent }) => textContent))
const dialog = (name: string) => screen.findByRole('dialog', { name })

test('the table has title, id of the company, sort and actions', async () => {
  open([product(1), product(2, { type: 'New' })])
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title', 'Id Company', 'Sort', 'Action'])
  expect(await rows()).toEqual([
    ['Job 1 Hot', companyId, '1'],
    ['Job 2 New', companyId, '2'],
  ])
  expect(
    within(await table())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Edit: Job 1 (Hot)', 'Delete: Job 1 (Hot)', 'Edit: Job 2 (New)', 'Delete: Job 2 (New)'])
})

test('a type filters the list and is in the address', async () => {
  const { user, search } = open([product(1), product(2, { type: 'New' })], '/job-product?page=1')
  await table()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'New')
  await waitFor(async () => expect(await rows()).toEqual([['Job 2 New', companyId, '2']]))
  expect(search()).toEqual({ type: 'New' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Suggest')
  // The button beside the filters goes with the last row.
  await screen.findByText('No Rows To Show')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
})

test('a new product needs a job, a type and a sort from 0 to 100', async () => {
  const { user, calls } = open([])
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = within(await dialog('Create job product'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(form.getAllByText('This field is required')).toHaveLength(3))
  const sort = form.getByRole('textbox', { name: /^Sort/ })
  for (const [typed, said] of [
    ['-1', 'Minimum length is 0'],
    ['101', 'Maximum length is 100'],
    ['many', 'Enter a number'],
  ] as const) {
    await user.clear(sort)
    await user.type(sort, typed)
    expect(await form.findByText(said)).toBeTruthy()
  }
  await user.clear(sort)
  await user.type(sort, '100')
  await user.type(form.getByRole('combobox', { name: /^Job/ }), 'java')
  await user.click(await form.findByRole('option', { name: 'Java Developer' }))
  await user.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'Suggest')
  expect(calls('jobProductCreate')).toEqual([])
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('jobProductCreate')[0]!.body).toEqual({ jobId: uuid(700), type: 'Suggest', sort: 100 })
  await waitFor(async () => expect(await rows()).toEqual([['Java Developer Suggest', companyId, '100']]))
})

test('an edit shows title and company read-only, and changes type and sort', async () => {
  const { user, calls, rest } = open([product(1)])
  await user.click(await screen.findByRole('button', { name: 'Edit: Job 1 (Hot)' }))
  const form = within(await dialog('Edit job product'))
  const fixed = ['Title', 'Id Company'].map((label) =>
    form.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) }),
  )
  expect(fixed.map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['Job 1', true],
    [companyId, true],
  ])
  expect(form.queryByRole('combobox', { name: /^Job/ })).toBeNull()
  const sort = form.getByRole('textbox', { name: /^Sort/ })
  await user.clear(sort)
  await user.type(sort, '0')
  await user.selectOptions(form.getByRole('combobox', { name: /^Type/ }), 'New')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('jobProductUpdate')[0]!.body).toEqual({ title: 'Job 1', id_Company: companyId, type: 'New', sort: 0 })
  await waitFor(async () => expect(await rows()).toEqual([['Job 1 New', companyId, '0']]))

  rest.on(jobProductUpdate, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { type: ['must be one of Hot, New'] } })
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Job 1 (New)' }))
  const again = within(await dialog('Edit job product'))
  await user.click(again.getByRole('button', { name: 'Save' }))
  expect(await again.findByText('must be one of Hot, New')).toBeTruthy()
})

test('deleting asks with the title', async () => {
  const { user, products } = open([product(1), product(2)])
  await user.click(await screen.findByRole('button', { name: 'Delete: Job 1 (Hot)' }))
  let question = within(await dialog('Delete'))
  expect(question.getByText('Are you sure delete Job 1 ?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(products).toHaveLength(2)
  await user.click(await screen.findByRole('button', { name: 'Delete: Job 1 (Hot)' }))
  question = within(await dialog('Delete'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(async () => expect((await rows()).map(([title]) => title)).toEqual(['Job 2 Hot']))
})

test('without any product the page explains what products are for', async () => {
  open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
