import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  companyJobCategoryCreate,
  companyJobCategoryDelete,
  type JobCategory,
} from '../../../services/features/jobCategories/contract.ts'
import JobCategoriesPage from '../../../web/features/jobCategories/JobCategoriesPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { category, categoryServices } from './categories.fixture.ts'

const limit = 2 * 1_048_576
beforeEach(() => {
  // Missing in jsdom.
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:picture')
  URL.revokeObjectURL = vi.fn<() => void>()
})

function open(categories: JobCategory[], path = '/job-categories') {
  const services = categoryServices(categories)
  const request = vi.fn<(path: string) => Promise<Response>>(async () => new Response('picture'))
  const rendered = renderScreen(<JobCategoriesPage />, {
    rest: services.rest,
    path,
    request,
    keys: (['List', 'Create', 'Update', 'Delete'] as const).map(
      (verb) => `CompanyJobCategory:${verb}CompanyJobCategory` as const,
    ),
  })
  return { ...services, ...rendered, request }
}
/** The table with its rows, not the placeholder that is shown while they load. */
const table = () =>
  waitFor(() => {
    const found = screen.getByRole('table', { name: 'Job categories' })
    expect(found.querySelector('.bone')).toBeNull()
    return found
  })
const names = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.firstElementChild!.textContent)
const dialog = (name: string) => screen.findByRole('dialog', { name })
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type })

test('the table has name and actions; pictures are read with the token', async () => {
  const { request } = open([category(1, { name: 'Backend', imagePath: 'a/b.png' }), category(2, { name: 'Finance' })])
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Actions'])
  expect(await names()).toEqual(['Backend', 'Finance'])
  expect(
    within(await table())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Edit: Backend', 'Delete: Backend', 'Edit: Finance', 'Delete: Finance'])
  await waitFor(async () => expect((await table()).querySelectorAll('img[src="blob:picture"]')).toHaveLength(1))
  expect(request.mock.calls.map(([path]) => path)).toEqual(['/download/commonsFile?path=a%2Fb.png'])
})

test('a category needs a name of at most 250 characters', async () => {
  const { user, calls } = open([])
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = within(await dialog('Create: Job category'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  const name = form.getByRole('textbox', { name: /^Name/ })
  await user.click(name)
  await user.paste('x'.repeat(251))
  expect(await form.findByText('Maximum length is 250')).toBeTruthy()
  expect(calls('companyJobCategoryCreate')).toEqual([])
  await user.type(name, '{Backspace}')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('companyJobCategoryCreate')[0]!.body).toEqual({ name: 'x'.repeat(250), imageBase64: '', imageName: '' })
  await waitFor(async () => expect(await names()).toEqual(['x'.repeat(250)]))
})

test('an image must be JPG or PNG, and smaller than 2 MB', async () => {
  const { user, calls } = open([])
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = within(await dialog('Create: Job category'))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Design')
  // Dropped files bypass the file chooser, so its filter is not enough.
  const input = form.getByLabelText<HTMLInputElement>('Image', { selector: 'input' })
  input.removeAttribute('accept')
  await user.upload(input, file('a.gif', 'image/gif'))
  expect(await form.findByText('You can only upload JPG/PNG file!')).toBeTruthy()
  await user.upload(input, file('a.png', 'image/png', limit))
  expect(await form.findByText('Image must smaller than 2MB!')).toBeTruthy()
  expect(form.queryByRole('button', { name: 'Remove image' })).toBeNull()
  await user.upload(input, file('a.jpg', 'image/jpeg', limit - 1))
  expect(form.queryByText('Image must smaller than 2MB!')).toBeNull()
  await user.click(await form.findByRole('button', { name: 'Remove image' }))
  await user.upload(input, new File(['hi'], 'b.png', { type: 'image/png' }))
  expect(await form.findByText('b.png')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await toast('Add successfully!')
  expect(calls('companyJobCategoryCreate')[0]!.body).toEqual({
    name: 'Design',
    imageBase64: 'aGk=',
    imageName: 'b.png',
  })
})

test('an edit keeps or removes the image', async () => {
  const { user, calls } = open([category(1, { name: 'Backend', imagePath: 'a/b.png' })])
  await user.click(await screen.findByRole('button', { name: 'Edit: Backend' }))
  let form = within(await dialog('Edit: Job category'))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' 2')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await toast('Update successfully!')
  await user.click(await screen.findByRole('button', { name: 'Edit: Backend 2' }))
  form = within(await dialog('Edit: Job category'))
  await user.click(form.getByRole('button', { name: 'Remove image' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls('companyJobCategoryUpdate').map(({ body }) => body)).toEqual([
      { name: 'Backend 2', imageBase64: '', imageName: '', isUploadLogo: false },
      { name: 'Backend 2', imageBase64: '', imageName: '', isUploadLogo: true },
    ]),
  )
})

test('errors from the server are shown under their fields', async () => {
  const { user, rest } = open([])
  const taken = 'There is already a category with this name'
  rest.on(companyJobCategoryCreate, () => {
    throw new RequestError('BAD_INPUT', taken, {
      fields: { name: [taken], image: ['You can only upload JPG/PNG file!'] },
    })
  })
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = within(await dialog('Create: Job category'))
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Backend')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(taken)).toBeTruthy()
  expect(form.getByText('You can only upload JPG/PNG file!')).toBeTruthy()
})

test('deleting asks with the name; a refusal is explained and the category stays', async () => {
  const { user, rest, categories } = open([category(1, { name: 'Backend' }), category(2, { name: 'Finance' })])
  await user.click(await screen.findByRole('button', { name: 'Delete: Finance' }))
  let question = within(await dialog('Delete'))
  expect(question.getByText('Are you sure delete Finance ?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(categories).toHaveLength(2)
  await user.click(await screen.findByRole('button', { name: 'Delete: Finance' }))
  question = within(await dialog('Delete'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await toast('Delete successfully!')
  await waitFor(async () => expect(await names()).toEqual(['Backend']))

  rest.on(companyJobCategoryDelete, () => {
    throw new RequestError('REFUSED', 'In use', {
      errorCode: 'JOB_CATEGORY_IN_USE',
      params: { name: 'Backend', count: '3' },
    })
  })
  await user.click(screen.getByRole('button', { name: 'Delete: Backend' }))
  await user.click(within(await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('The category Backend cannot be deleted: 3 jobs belong to it.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await names()).toEqual(['Backend'])
})

test('the page number is in the address, which keeps its hash; deleting the last row of the last page leads one page back', async () => {
  const { user, search, router } = open(
    Array.from({ length: 21 }, (_one, at) => category(at + 1)),
    '/setting#job-categories',
  )
  await user.click(await screen.findByRole('button', { name: 'Page 2' }))
  await waitFor(async () => expect(await names()).toEqual(['Category 21']))
  expect(search()).toEqual({ page: '2' })
  expect(router.state.location.hash).toBe('#job-categories')
  await user.click(screen.getByRole('button', { name: 'Delete: Category 21' }))
  await user.click(within(await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await names()).toHaveLength(20))
  expect(search()).toEqual({})
})

test('without any category the page explains what categories are for', async () => {
  open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
