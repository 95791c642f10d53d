import { afterAll, beforeAll, expect, test } from 'vitest'
import { Seeded } from '../../../services/demo/random.ts'
import { candidateDuplicates } from '../../../services/features/candidates/merge/mergeContract.ts'
import { candidateDelete } from '../../../services/features/candidates/writes/writeContract.ts'
import { nameWords } from '../../../services/features/candidates/merge/duplicates.ts'
import { startCandidates, type CandidatesHere } from './candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const find = async (more: object, userName = 'recruiter') => {
  const found = await here.ok(userName, candidateDuplicates, { body: { name: '', phones: [], emails: [], ...more } })
  return found.map(({ candidate, reasons, similarity }) => ({
    name: candidate.name,
    id: candidate.id,
    reasons,
    similarity,
  }))
}

test('candidates with the same e-mail or phone, or a very similar name, are found, best match first', async () => {
  const mail = await here.create({ name: 'Trần Quốc Bảo', emails: ['bao@dup.vn'] })
  await here.create({ name: 'Somebody Else', phones: ['+84 912 300 001'] })
  await here.create({ name: 'Tran Quoc Bao' })
  await here.create({ name: 'Trần Quốc Việt' })
  const found = await find({ name: 'Trần  quốc bảo', phones: ['0912300001'], emails: ['BAO@dup.vn'] })
  expect(found.map(({ name, reasons }) => [name, reasons])).toEqual([
    ['Trần Quốc Bảo', ['email', 'name']],
    ['Somebody Else', ['phone']],
    ['Tran Quoc Bao', ['name']],
  ])
  expect(found.map(({ similarity }) => similarity)).toEqual([1, expect.any(Number), 1])
  expect(found[1]!.similarity).toBeLessThan(0.8)
  expect(await find({ emails: ['bao@dup.vn'], exceptId: mail.id })).toEqual([])
})

test.each([
  ['Nguyễn Văn Anh', 'Anh Nguyễn Văn'],
  ['Nguyễn Văn Anh', 'NGUYEN VAN ANH'],
  ['Đặng Thuỳ Trâm', 'Dang Thùy Trâm'],
  ['佐藤 健太', '健太 佐藤'],
  ['Lê Thị Hồng Nhung', 'Lê Thị Hồng Nhungg'],
])('%s and %s may be the same person', async (stored, typed) => {
  const made = await here.create({ name: stored })
  expect((await find({ name: typed })).filter(({ id }) => id === made.id)).toMatchObject([{ reasons: ['name'] }])
  await here.ok('recruiter', candidateDelete, { params: { id: made.id } })
  expect((await find({ name: typed })).filter(({ id }) => id === made.id)).toEqual([])
})

test('at most ten are found, only in the same company, and not by users who may only read', async () => {
  for (let index = 0; index < 12; index++) await here.create({ name: 'Phạm Minh Tuấn' })
  expect(await find({ name: 'Tuấn Phạm Minh' })).toHaveLength(10)
  expect(await find({ name: 'Phạm Minh Tuấn' }, 'admin@other')).toEqual([])
  expect(
    (await here.send('manager', candidateDuplicates, { body: { name: 'x', phones: [], emails: [] } })).status,
  ).toBe(403)
})

test('a name is found by its words in any order and notation, and the stored column agrees', async () => {
  const random = new Seeded(3)
  const syllables = ['Nguyễn', 'Trần', 'Lê', 'Đỗ', 'Văn', 'Thị', 'Hữu', 'Ân', 'Bình', 'Châu', 'Dũng', 'Ước']
  for (let round = 0; round < 15; round++) {
    const words = random.some(syllables, random.whole(2, 5))
    const made = await here.create({ name: words.join(' ') })
    const typed = random.some(words, words.length).join(round % 2 ? '   ' : ' ')
    const plain = round % 3 ? typed : typed.toUpperCase()
    const found = await here.db
      .from('candidate')
      .select('name_words')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow()
    expect(found.name_words).toBe(nameWords(typed))
    expect((await find({ name: plain })).map(({ id }) => id)).toContain(made.id)
  }
})

test('phones and e-mails are equal however they are typed', async () => {
  const random = new Seeded(5)
  for (let round = 0; round < 15; round++) {
    const digits = `9${random.whole(10_000_000, 99_999_999)}`
    const ways = [
      `0${digits}`,
      `+84${digits}`,
      `+84 ${digits.slice(0, 2)} ${digits.slice(2)}`,
      `0${digits.slice(0, 2)}.${digits.slice(2, 5)}.${digits.slice(5)}`,
      `(+84)${digits}`,
    ]
    const email = `Person.${round}@Example${round}.vn`
    const made = await here.create({ phones: [random.pick(ways)], emails: [email] })
    expect((await find({ phones: [random.pick(ways)] })).map(({ id, reasons }) => [id, reasons])).toEqual([
      [made.id, ['phone']],
    ])
    expect((await find({ emails: [` ${email.toUpperCase()} `] })).map(({ id, reasons }) => [id, reasons])).toEqual([
      [made.id, ['email']],
    ])
  }
})
