import { afterAll, beforeAll, expect, test } from 'vitest'
import { megabyte } from '../../../services/core/contract/shapes.ts'
import { avatarPng } from '../../../services/demo/people/avatars.ts'
import * as contract from '../../../services/features/jobCategories/contract.ts'
import { jobGet, jobList } from '../../../services/features/jobs/contract.ts'
import { companyJobCategorySelect } from '../../../services/features/lookups/contract.ts'
import { jobCategoryList } from '../../../services/features/lookups/vocabularyContract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const png = avatarPng('one')
const jpg = Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(200, 1)])
const as = (userName = 'interviewer') => here.as(userName)
const listed = async (userName?: string) =>
  (await as(userName).ok(contract.companyJobCategoryList, { body: { pageSize: 1000 } })).data
const create = (body: Partial<contract.JobCategoryFields>, userName?: string) =>
  as(userName).raw(contract.companyJobCategoryCreate, { body })
const update = (id: string, body: Partial<contract.JobCategoryChange>) =>
  as().raw(contract.companyJobCategoryUpdate, { params: { id }, body })
const remove = (id: string, userName?: string) =>
  as(userName).raw(contract.companyJobCategoryDelete, { params: { id } })

async function picture(path: string, userName = 'finance') {
  const answer = await fetch(`${here.services.url}/commons/file?${new URLSearchParams({ path })}`, {
    headers: { authorization: `Bearer ${await here.tokenOf(userName)}` },
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    bytes: Buffer.from(await answer.arrayBuffer()),
  }
}

/** The file is removed shortly after the response. */
async function expectNoFile(path: string): Promise<void> {
  await expect
    .poll(() =>
      here.services.files.read(path).then(
        (stream) => {
          stream.destroy()
          return 'there'
        },
        () => 'gone',
      ),
    )
    .toBe('gone')
}

test('the demo has categories in name order, some with a picture, and pages of them', async () => {
  const all = await listed()
  expect(all.length).toBeGreaterThan(10)
  expect(all.map(({ name }) => name)).toEqual([...all.map(({ name }) => name)].sort(new Intl.Collator('und').compare))
  expect(all.filter(({ imagePath }) => imagePath !== null)).toHaveLength(6)
  const page = await as().ok(contract.companyJobCategoryList, { body: { pageIndex: 1, pageSize: 5 } })
  expect(page).toMatchObject({ totalItem: all.length, pageIndex: 1, pageSize: 5 })
  expect(page.data).toEqual(all.slice(5, 10))
})

test('changes are visible to pickers, the vocabulary and jobs at once', async () => {
  const pickers = async () => {
    const [select, words] = [await as('manager').ok(companyJobCategorySelect), await as('manager').ok(jobCategoryList)]
    expect(words.map(({ id, name }) => ({ id, name }))).toEqual(select.map(({ id, name }) => ({ id, name })))
    return select
  }
  const before = await pickers()
  const { status, body: made } = await create({
    name: '  Kế toán  ',
    imageBase64: png.toString('base64'),
    imageName: 'ke toan.png',
  })
  expect(status).toBe(200)
  expect(made).toMatchObject({ name: 'Kế toán', imagePath: expect.stringMatching(/\.png$/) })
  expect((await pickers()).find(({ id }) => id === made.id)).toEqual(made)
  await update(made.id, { name: 'Kiểm toán' })
  expect((await pickers()).find(({ id }) => id === made.id)).toEqual({ ...made, name: 'Kiểm toán' })
  expect(await as().ok(contract.companyJobCategoryGet, { params: { id: made.id } })).toEqual({
    ...made,
    name: 'Kiểm toán',
  })
  expect((await remove(made.id)).body).toEqual({ status: 'OK' })
  expect(await pickers()).toEqual(before)
})

test('the name is required, at most 250 characters long, and unique', async () => {
  const said = async (name: string) => (await create({ name })).body
  expect(await said('   ')).toMatchObject({ errors: { name: ['This field is required'] } })
  expect(await said('x'.repeat(251))).toMatchObject({ errors: { name: ['Maximum length is 250'] } })
  expect(await said('backEND')).toMatchObject({ errors: { name: ['There is already a category with this name'] } })
  const { status, body } = await create({ name: '𠮷'.repeat(250) })
  expect(status).toBe(200)
  expect((await update(body.id, { name: 'Backend' })).body).toMatchObject({
    errors: { name: ['There is already a category with this name'] },
  })
  expect((await update(body.id, { name: '𠮷'.repeat(250) })).status).toBe(200)
  await remove(body.id)
})

test('two simultaneous creations make one category', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Twice' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  await remove(answers.find(({ status }) => status === 200)!.body.id)
})

test('a picture is JPG or PNG by its content, and under 2 MB', async () => {
  const send = (bytes: Buffer, imageName = 'picture.png') =>
    create({ name: 'Pictured', imageBase64: bytes.toString('base64'), imageName })
  const wrongType = { errors: { imageBase64: ['You can only upload JPG/PNG file!'] } }
  expect((await send(Buffer.from('GIF89a and more'))).body).toMatchObject(wrongType)
  expect((await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body).toMatchObject(wrongType)
  const large = Buffer.concat([png, Buffer.alloc(2 * megabyte - png.length)])
  expect((await send(large)).body).toMatchObject({ errors: { imageBase64: ['Image must smaller than 2MB!'] } })
  const fitting = await send(large.subarray(0, -1))
  expect(fitting.status).toBe(200)
  expect((await picture(fitting.body.imagePath)).bytes.length).toBe(2 * megabyte - 1)
  await remove(fitting.body.id)
  expect((await listed()).some(({ name }) => name === 'Pictured')).toBe(false)
})

test('the picture stays without isUploadLogo and is replaced with it; the file is deleted with its category', async () => {
  const { body: made } = await create({
    name: 'Changing',
    imageBase64: `data:image/png;base64,${png.toString('base64')}`,
    imageName: 'a.exe',
  })
  expect(await picture(made.imagePath)).toEqual({ status: 200, type: 'image/png', bytes: png })
  expect((await update(made.id, { name: 'Changing', imageBase64: jpg.toString('base64') })).body.imagePath).toBe(
    made.imagePath,
  )
  const { body: changed } = await update(made.id, {
    name: 'Changing',
    imageBase64: jpg.toString('base64'),
    imageName: 'b.jpeg',
    isUploadLogo: true,
  })
  expect(changed.imagePath).toMatch(/\.jpeg$/)
  expect(await picture(changed.imagePath)).toEqual({ status: 200, type: 'image/jpeg', bytes: jpg })
  expect((await picture(made.imagePath)).status).toBe(404)
  await expectNoFile(made.imagePath)
  const { body: bare } = await update(made.id, { name: 'Changing', isUploadLogo: true })
  expect(bare).toEqual({ id: made.id, name: 'Changing', imagePath: null })
  expect((await picture(changed.imagePath)).status).toBe(404)

  const { body: again } = await update(made.id, {
    name: 'Changing',
    imageBase64: png.toString('base64'),
    isUploadLogo: true,
  })
  await remove(made.id)
  expect((await picture(again.imagePath)).status).toBe(404)
  await expectNoFile(again.imagePath)
})

test('a category with jobs cannot be deleted, and its picture stays', async () => {
  const backend = (await listed()).find(({ name }) => name === 'Backend')!
  const { totalItem } = await as('recruiter').ok(jobList, { body: { jobCategoryId: backend.id } })
  const { status, body } = await remove(backend.id)
  expect([status, body]).toEqual([
    400,
    {
      errorCode: 'JOB_CATEGORY_IN_USE',
      message: `Jobs belong to the category Backend: ${totalItem}`,
      paramValues: { name: 'Backend', count: String(totalItem) },
    },
  ])
  expect((await picture(backend.imagePath!)).status).toBe(200)
  expect((await picture(backend.imagePath!, 'vendor')).status).toBe(404)
  const [job] = (await as('recruiter').ok(jobList, { body: { jobCategoryId: backend.id, pageSize: 1 } })).data
  expect((await as('recruiter').ok(jobGet, { params: { id: job!.id } })).jobCategoryId).toBe(backend.id)
})

test('only users with the permission change categories, and no company sees or changes those of another', async () => {
  const [first] = await listed()
  expect((await create({ name: 'Mine' }, 'recruiter')).status).toBe(403)
  expect((await remove(first!.id, 'recruiter')).status).toBe(403)
  expect((await remove(first!.id, 'admin@other')).status).toBe(404)
  expect((await listed('admin@other')).some(({ id }) => id === first!.id)).toBe(false)
  const pictured = (await listed()).find(({ imagePath }) => imagePath !== null)!
  expect((await picture(pictured.imagePath!, 'admin@other')).status).toBe(404)
  // A vocabulary item of another kind is not a category.
  const word = await here.db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', 'skillKeyword')
    .executeTakeFirstOrThrow()
  expect((await remove(word.id)).status).toBe(404)
  expect((await update(word.id, { name: 'Stolen' })).status).toBe(404)
})
