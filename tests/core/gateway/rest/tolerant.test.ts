import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { zoneOf } from '../../../../gateway/core/rest/tolerant/moments.ts'
import { inputOf, plainAnswer, stepsOf } from '../../../../gateway/core/rest/tolerant/operation.ts'
import { createReader } from '../../../../gateway/core/rest/tolerant/read.ts'
import { answerShape } from '../../../../gateway/core/rest/tolerant/shape.ts'
import { operations } from '../../../../services/contract.ts'
import type { AnyOperation } from '../../../../services/core/contract/operation.ts'
import { callByIds } from '../../../../services/features/calls/contract.ts'
import {
  candidateByIds,
  candidateCreate,
  candidateDetailByIds,
  candidateFollow,
  candidateGet,
} from '../../../../services/features/candidates/contract.ts'
import { candidateList } from '../../../../services/features/candidates/list/listContract.ts'
import { departmentTree } from '../../../../services/features/departments/contract.ts'
import { companyList } from '../../../../services/features/companies/contract.ts'
import { checkPermission } from '../../../../services/features/users/contract.ts'
import {
  verificationCandidateApproval,
  verificationCandidateList,
  verificationFolderList,
} from '../../../../services/features/verifications/contract.ts'
import { detail, row } from '../../../features/candidates/candidateRecords.ts'
import { candidate as verificationCandidate, folder } from '../../../features/verifications/records.ts'
import { anyOf, chance } from '../../../support/anyAnswer.ts'
import { pageOf, uuid } from '../../../support/records.ts'

const utc = zoneOf('UTC')!
const read = ({ answer }: AnyOperation, value: unknown, asked = {}, zone = utc) =>
  createReader(answer, zone)(value, asked)
/** Returns the rows that were read from a page of candidates, and checks that the page now has the contract's shape. */
function rowsOf(rows: unknown[], zone = utc) {
  const reading = read(candidateList, pageOf(rows), {}, zone)
  if ('wrong' in reading) throw new Error(reading.wrong)
  expect(Compile(answerShape(candidateList.answer)).Check(reading.answer)).toBe(true)
  return { rows: (reading.answer as { data: unknown[] }).data, leftOut: reading.leftOut }
}

type Row = Record<string, unknown>
const broken = (number: number, given: Row) => ({ ...row(number), ...given })
const without = (number: number, name: string) => {
  const { [name]: _gone, ...rest } = row(number) as unknown as Row
  return rest
}
const id = 'abcdef12-3456-4000-8000-00000000000a'

describe('values that rules make readable', () => {
  const quirks: [quirk: string, given: Row, made: Row][] = [
    ['a null list', { labelIds: null, languages: null }, { labelIds: [], languages: [] }],
    ['a null text where a text is required', { createdBy: null, name: null }, { createdBy: '', name: '' }],
    ['a number as text', { gender: '1', version: ' 12 ' }, { gender: 1, version: 12 }],
    ['a fraction as text, where null may stand', { experienceYear: '5.5' }, { experienceYear: 5.5 }],
    ['a number beyond 31 bits as text', { version: '3000000000' }, { version: 3_000_000_000 }],
    ['a boolean as a word', { canEdit: 'True', canDelete: 'false' }, { canEdit: true, canDelete: false }],
    ['a boolean as a number', { canEdit: '1', canDelete: 0 }, { canEdit: true, canDelete: false }],
    ['a text as a number', { jobRank: 3, phones: [901234567] }, { jobRank: '3', phones: ['901234567'] }],
    ['an id in upper case', { mergedInto: id.toUpperCase() }, { mergedInto: id }],
    ['an id in braces', { labelIds: [`{${id.toUpperCase()}}`] }, { labelIds: [id] }],
    ['an empty text for no id and no day', { statusId: '', birthday: '' }, { statusId: null, birthday: null }],
    [
      'a moment with seven digits and no zone',
      { createdDate: '2026-11-01T08:30:00.1234567' },
      { createdDate: '2026-11-01T08:30:00.123Z' },
    ],
    [
      'a moment with a space and a short offset',
      { updatedDate: '2026-11-01 08:30:00+0700', lastNoteDate: '2026-11-01T08:30' },
      { updatedDate: '2026-11-01T01:30:00.000Z', lastNoteDate: '2026-11-01T08:30:00.000Z' },
    ],
    [
      'a day with a time',
      { birthday: '1990-05-01T00:00:00', onboardDate: '2027-01-31T00:00:00.0000000Z' },
      { birthday: '1990-05-01', onboardDate: '2027-01-31' },
    ],
    [
      'a missing text, number or boolean',
      { name: undefined, version: undefined, isFollowed: undefined },
      { name: '', version: 0, isFollowed: false },
    ],
    ['what the contract has a default for', { gender: null }, { gender: 2 }],
    ['a missing moment', { createdDate: undefined }, { createdDate: null }],
    ['members of ours', { canEdit: undefined, canDelete: undefined }, { canEdit: null, canDelete: null }],
    ['objects with a name where texts stand', { skills: [{ name: 'Java', level: 3 }] }, { skills: ['Java'] }],
    ['an object for JSON text', { extendProperties: { TaxCode: '1' } }, { extendProperties: '{"TaxCode":"1"}' }],
    ['JSON text for a list', { skills: '["Java","Go"]' }, { skills: ['Java', 'Go'] }],
    [
      'JSON text for an object, within a list',
      { languages: ['{"language":"Japanese","fluency":"3"}'] },
      { languages: [{ language: 'Japanese', fluency: 3 }] },
    ],
  ]
  test.each(quirks)('%s, in every record', (_quirk, given, made) => {
    const { rows, leftOut } = rowsOf([broken(1, given), broken(2, given)])
    expect(rows).toEqual([
      { ...row(1), ...made },
      { ...row(2), ...made },
    ])
    expect(leftOut).toBeUndefined()
  })
  test.each(quirks)('%s, in one record', (_quirk, given, made) => {
    const { rows, leftOut } = rowsOf([row(1), broken(2, given), row(3)])
    expect(rows).toEqual([row(1), { ...row(2), ...made }, row(3)])
    expect(leftOut).toBeUndefined()
  })
  test.each(quirks)('%s, in a single record', (_quirk, given, made) => {
    expect(read(candidateGet, { ...detail(1), ...given })).toEqual({ answer: { ...detail(1), ...made } })
  })

  test('members that are missing', () => {
    expect(rowsOf([without(1, 'phones'), without(2, 'statusId'), without(3, 'mergedInto')]).rows).toEqual([
      { ...row(1), phones: [] },
      { ...row(2), statusId: null },
      { ...row(3), mergedInto: null },
    ])
  })
  test('names in other capitals are read unless the exact name exists, and unknown members are dropped', () => {
    const upper = (value: object) =>
      Object.fromEntries(Object.entries(value).map(([name, inner]) => [name[0]!.toUpperCase() + name.slice(1), inner]))
    const given = upper(pageOf([upper(row(1)), { ...row(2), Name: 'other', Extra: 1 }]))
    expect(read(candidateList, given)).toEqual({ answer: pageOf([row(1), row(2)]) })
  })
  test('words and numbers of closed sets', () => {
    const folders = pageOf([{ ...folder(), importType: '1' }])
    expect(read(verificationFolderList, folders)).toEqual({ answer: pageOf([folder({ importType: 1 })]) })
    const call = anyOf(callByIds.answer.items, chance('call')) as Row
    expect(read(callByIds, [{ ...call, result: 'ANSWERED', outcome: 'notinterested' }])).toEqual({
      answer: [{ ...call, result: 'answered', outcome: 'notInterested' }],
    })
  })
  test('null in place of an optional member', () => {
    const work = { company: 'FPT', position: null, isAdded: 'true', startDate: '2020-01-31T00:00:00', endDate: null }
    const resume = { ...detail(1).resume, summary: null, work: [work] }
    const reading = read(candidateDetailByIds, [{ ...detail(1), resume }])
    const made = { company: 'FPT', isAdded: true, startDate: '2020-01-31', endDate: null }
    expect(reading).toEqual({ answer: [detail(1, { resume: { ...detail(1).resume, work: [made] } })] })
  })
  test('times without a zone are in the configured zone, also around a clock change', () => {
    const moment = (zone: string, text: string) =>
      (rowsOf([broken(1, { createdDate: text, gender: '1' })], zoneOf(zone)!).rows[0] as Row).createdDate
    expect(moment('Asia/Ho_Chi_Minh', '2026-11-01T08:30:00')).toBe('2026-11-01T01:30:00.000Z')
    expect(moment('+07:00', '2026-11-01T08:30:00.5')).toBe('2026-11-01T01:30:00.500Z')
    expect(moment('Europe/Berlin', '2026-03-29T01:59:59')).toBe('2026-03-29T00:59:59.000Z')
    expect(moment('Europe/Berlin', '2026-03-29T03:00:00')).toBe('2026-03-29T01:00:00.000Z')
    // A time with a zone keeps that zone.
    expect(moment('+07:00', '2026-11-01 08:30:00Z')).toBe('2026-11-01T08:30:00.000Z')
  })
  test('page parameters that the answer leaves out are those of the request', () => {
    const given = { data: [row(1)], totalItem: '3000000000' }
    const answer = { data: [row(1)], totalItem: 3_000_000_000, pageIndex: 4, pageSize: 50 }
    expect(read(candidateList, given, { pageIndex: 4, pageSize: 50 })).toEqual({ answer })
    expect(read(companyList, { data: [] })).toEqual({ wrong: '/totalItem is missing' })
  })
})

describe('members under two names', () => {
  const verificationRow = verificationCandidate()
  const { cvPath, candidateProccessId, ...row } = verificationRow
  const rowOf = (given: Row) => {
    const reading = read(verificationCandidateList, pageOf([{ ...row, ...given }]), { verificationId: uuid(3) })
    return 'answer' in reading ? (reading.answer as { data: Row[] }).data[0] : reading
  }
  const whole = { ...row, cvPath, candidateProccessId }

  test('the first one with a value is read, and the right to approve also beside the others', () => {
    const { data: _data, ...flat } = row
    expect(rowOf({ value: 'a.pdf' })).toEqual({ ...whole, cvPath: 'a.pdf', candidateProccessId: null })
    expect(rowOf({ cvPath: 'a.pdf', value: 'b.pdf', infomation: '{}', info: '' })).toMatchObject({
      cvPath: 'a.pdf',
      info: '{}',
    })
    expect(rowOf({ candidateProcessedId: uuid(5) })).toMatchObject({ candidateProccessId: uuid(5) })
    const reading = read(verificationCandidateList, pageOf([{ ...flat, canApprove: true }]))
    expect('answer' in reading && (reading.answer as { data: Row[] }).data[0]).toMatchObject({
      data: { canApprove: true },
    })
  })

  test('an answer with other names is read again, even if it otherwise has the shape', () => {
    const check = Compile(answerShape(verificationCandidateList.answer))
    expect(check.Check(pageOf([verificationRow]))).toBe(true)
    expect(check.Check(pageOf([{ ...verificationRow, value: 'a.pdf' }]))).toBe(false)
  })

  test('values of the request need not be in the answer', () => {
    expect(rowOf({ verificationId: undefined })).toMatchObject({ verificationId: uuid(3) })
  })

  test('a candidate may be returned as a stored resume', () => {
    const { id, name, jobTitle, birthday, gender, address, resume, skills: _skills, ...rest } = detail(1)
    const given = {
      ...rest,
      ...resume,
      basics: { id: id.toUpperCase(), name, label: jobTitle, birthday, gender, location: { address } },
    }
    expect(read(candidateGet, given)).toEqual({
      answer: { ...detail(1), skills: resume.skills.map((one) => one.name), languages: resume.languages },
    })
  })
})

describe('answers of another kind', () => {
  test('a complete list is read as a page of it', () => {
    const list = [row(1), row(2), row(3)]
    expect(read(candidateList, list, { pageIndex: 1, pageSize: 2 })).toEqual({
      answer: { data: [row(3)], totalItem: 3, pageIndex: 1, pageSize: 2 },
    })
  })

  test('true and words mean done, false means not done', () => {
    expect(plainAnswer(checkPermission, true, {})).toEqual({ ok: true })
    expect(plainAnswer(verificationCandidateApproval, 'Approved', {})).toEqual({ status: 'OK' })
    for (const no of [false, 'false', 0, 'Failed: no such row', 'Error'])
      expect(plainAnswer(verificationCandidateApproval, no, {})).toEqual({ status: 'FAILED' })
    for (const unclear of [{}, 'OK', 1]) expect(plainAnswer(checkPermission, unclear, {})).toBeUndefined()
    expect(plainAnswer(candidateGet, true, {})).toBeUndefined()
    expect(plainAnswer(checkPermission, { ok: true }, {})).toBeUndefined()
    expect(plainAnswer(candidateFollow, {}, { ids: [uuid(1), uuid(2)] })).toEqual([
      { id: uuid(1), ok: true, message: null },
      { id: uuid(2), ok: true, message: null },
    ])
  })
})

describe('sets of words that services may extend', () => {
  test('keep a word or number that only the services have', () => {
    const genders = (...given: unknown[]) =>
      read(candidateList, pageOf(given.map((gender, place) => broken(place + 1, { gender }))))
    const { answer } = genders(7, 'x', '1', undefined) as { answer: { data: Row[] } }
    expect(answer.data.map(({ gender }) => gender)).toEqual([7, 'x', 1, 2])
    expect(genders(1, {}, ' ', 2)).toMatchObject({
      leftOut: { count: 2, first: '/data/1/gender is none of its words' },
    })
  })

  test('do not include those of calls that are ours', () => {
    const call = anyOf(callByIds.answer.items, chance('call')) as Row
    expect(read(callByIds, [{ ...call, result: 'voicemail' }])).toEqual({ wrong: '/0/result is none of its words' })
  })
})

describe('values that cannot be read', () => {
  const odd: [string, Row, string][] = [
    ['a missing id', { id: undefined }, '/data/1/id is missing'],
    ['a day that no calendar has', { createdDate: '2026-02-30T00:00:00' }, '/data/1/createdDate is no moment'],
    ['a number where an id stands', { id: 12 }, '/data/1/id is no id'],
    ['a null number', { version: null }, '/data/1/version is missing'],
    ['a word where a number stands', { version: 'three' }, '/data/1/version is no number of its range'],
    ['a word where a boolean stands', { canEdit: 'yes!' }, '/data/1/canEdit is neither true nor false'],
    ['an object where a plain text stands', { name: { vi: 'Ánh' } }, '/data/1/name is no text of its form'],
    ['an odd item of a list of its own', { labelIds: [uuid(1), 'x'] }, '/data/1/labelIds/1 is no id'],
    ['a text where a list stands', { phones: '0901' }, '/data/1/phones is no list'],
  ]
  test.each(odd)('%s removes its record and no other', (_name, given, first) => {
    const { rows, leftOut } = rowsOf([row(1), broken(2, given), row(3)])
    expect(rows).toEqual([row(1), row(3)])
    expect(leftOut).toEqual({ count: 1, first })
  })
  test.each(odd)('%s in a single record leaves nothing', (_name, given, first) => {
    expect(read(candidateGet, { ...detail(1), ...given })).toEqual({ wrong: first.replace('/data/1', '') })
  })
  test.each(odd)('%s in every record leaves nothing', (_name, given, first) => {
    const rows = [broken(1, given), broken(2, given)]
    expect(read(candidateList, pageOf(rows))).toEqual({ wrong: first.replace('/data/1', '/data/0') })
    expect(read(candidateByIds, rows)).toEqual({ wrong: first.replace('/data/1', '/0') })
  })

  test('an entry that is not a record is left out of a list', () => {
    const reading = read(candidateByIds, [row(1), null, 'x', broken(4, { canEdit: 'true' })])
    expect(reading).toEqual({
      answer: [row(1), { ...row(4), canEdit: true }],
      leftOut: { count: 2, first: '/1 is missing' },
    })
  })
  test('a failure with status 200 is not an empty page', () => {
    const asked = { pageIndex: 0, pageSize: 20 }
    for (const given of [{}, { error: 'Sorry', code: 7 }])
      expect(read(candidateList, given, asked)).toEqual({ wrong: '/ has none of its members' })
    expect(read(candidateList, { TotalItem: 0, data: null }, asked)).toEqual({ answer: pageOf([]) })
  })
  test('a page reports which positions are left out, and drops their cursors', () => {
    const given = { ...pageOf([broken(1, { id: 1 }), row(2), broken(3, { id: 3 })]), positions: ['a', 'b', 'c'] }
    const reading = read(candidateList, given) as { answer: unknown }
    expect(reading.answer).toEqual({ ...pageOf([row(2)], 3), positions: ['b'], gaps: [0, 2] })
  })
  test('a department that cannot be read only removes those below it', () => {
    const node = (number: number, children: unknown[] = [], given: Row = {}) => ({
      ...(anyOf(departmentTree.answer.items.$defs.DepartmentNode, chance('node')) as Row),
      id: uuid(number),
      active: true,
      children,
      ...given,
    })
    const reading = read(departmentTree, [node(1, [node(2, [], { active: 'maybe' }), node(3, [], { active: '1' })])])
    expect(reading).toEqual({
      answer: [node(1, [node(3)])],
      leftOut: { count: 1, first: '/0/children/0/active is neither true nor false' },
    })
  })
})

describe('all shapes of the contract', () => {
  const jsons = operations.filter(({ transport }) => transport === 'json')
  test('are checked the same way in the gateway and the services, except for ids in upper case', () => {
    for (const { id: name, answer } of jsons) {
      const strict = Compile(answerShape(answer as TSchema))
      const given = Compile(answer as TSchema)
      for (let round = 0; round < 5; round += 1) {
        const value = anyOf(answer, chance(name + round))
        expect([name, strict.Check(value), given.Check(value)]).toEqual([name, true, true])
      }
      expect([name, strict.Check(7), strict.Check({ id: 1 })]).toEqual([name, given.Check(7), given.Check({ id: 1 })])
    }
  })
  test('are read unchanged if nothing is odd', () => {
    for (const { id: name, answer } of jsons) {
      const value = anyOf(answer, chance(name))
      expect([name, createReader(answer as TSchema, utc)(value, {})]).toEqual([name, { answer: value }])
    }
  })

  /** Returns the same value as other services would write it. */
  const otherwise = (value: unknown): unknown => {
    if (typeof value === 'boolean') return value ? 'True' : '0'
    if (typeof value === 'number') return ` ${value}`
    if (Array.isArray(value)) return value.map(otherwise)
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' && value.startsWith('00000000-') ? `{${value}}` : value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name[0]!.toUpperCase() + name.slice(1), otherwise(inner)]),
    )
  }
  test('are read the same in other spellings', () => {
    for (const { id: name, answer } of jsons) {
      const value = anyOf(answer, chance(`other ${name}`))
      if ((answer as TSchema & { patternProperties?: object }).patternProperties) continue
      expect([name, createReader(answer as TSchema, utc)(otherwise(value), {})]).toEqual([name, { answer: value }])
    }
  })

  /** Makes one value of a record unreadable. Returns false if the record has none. */
  function breakOne(record: Row, pick: (below: number) => number): boolean {
    const names = Object.keys(record).filter((name) => typeof record[name] === 'boolean' || name === 'id')
    if (names.length === 0) return false
    record[names[pick(names.length)]!] = { nobody: 'reads this' }
    return true
  }
  test('lose one record for one unreadable value', () => {
    let tried = 0
    for (const { id: name, answer } of jsons) {
      const pick = chance(`break ${name}`)
      const value = anyOf(answer, pick, 0, 4) as { data?: unknown } | unknown[]
      const rows = Array.isArray(value) ? value : (value as { data?: unknown } | null)?.data
      if (!Array.isArray(rows) || rows.length < 2) continue
      const odd = pick(rows.length)
      const others = structuredClone(rows.toSpliced(odd, 1))
      if (typeof rows[odd] !== 'object' || !breakOne(rows[odd] as Row, pick)) continue
      tried += 1
      const reading = createReader(answer as TSchema, utc)(value, {}) as { answer: any; leftOut: { count: number } }
      expect([name, reading.leftOut?.count]).toEqual([name, 1])
      expect(Array.isArray(value) ? reading.answer : reading.answer.data).toEqual(others)
    }
    expect(tried).toBeGreaterThan(50)
  })
})

describe('paths of refused input', () => {
  const named = (place: string) => stepsOf(place, inputOf(candidateCreate), ['own']).join('.')
  test.each([
    ['name', 'name'],
    ['$.Name', 'name'],
    ['LabelIds[0]', 'labelIds.0'],
    ['labelids.0', 'labelIds.0'],
    ['$.Resume.Work[12].StartDate', 'resume.work.12.startDate'],
    ['RESUME.summary.Nobody', 'resume.summary.Nobody'],
    ['Own', 'own'],
    ['$', '$'],
    ['', ''],
  ])('%s is %s', (place, name) => {
    expect(named(place)).toBe(name)
  })
})
