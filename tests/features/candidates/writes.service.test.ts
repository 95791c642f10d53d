import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  candidateCreate,
  candidateDelete,
  candidateRestore,
  candidateSetLabels,
  candidateUpdate,
  type Candidate,
} from '../../../services/features/candidates/contract.ts'
import { newId } from '../../../services/features/candidates/ids.ts'
import { saveCandidate } from '../../../services/features/candidates/queries.ts'
import {
  channelId,
  fieldsOf,
  full,
  ids,
  otherChannelId,
  startCandidates,
  type CandidatesHere,
} from './candidatesHere.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const update = (candidate: Candidate, more: object = {}, userName = 'recruiter') =>
  here.send(userName, candidateUpdate, { params: { id: candidate.id }, body: { ...candidate, ...more } })
const updated = async (candidate: Candidate, more: object = {}) => {
  const { status, body } = await update(candidate, more)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body as unknown as Candidate
}
const told = async (rowId: string) =>
  (await here.db.from('event').select('data').where('type', '=', 'list.changed').execute()).filter(
    ({ data }) =>
      (data as { list: string; rowId?: string }).list === 'CANDIDATES' && (data as { rowId?: string }).rowId === rowId,
  ).length

describe('create', () => {
  test('keeps everything that a form sends', async () => {
    const sent = fieldsOf({
      ...full(),
      name: '  Nguyễn  Văn An ',
      phones: [' +84 912 000 001', '0912000001'],
      emails: [' An.Nguyen@Example.VN ', 'an.nguyen@example.vn'],
    })
    const made = await here.create(sent)
    expect(made).toMatchObject({
      ...sent,
      name: 'Nguyễn Văn An',
      phones: ['+84 912 000 001'],
      emails: ['An.Nguyen@Example.VN'],
      extendProperties: expect.any(String),
      resume: expect.anything(),
      skills: ['Go', 'SQL'],
      companies: ['Sông Pay', 'Hoa Sen'],
      createdBy: 'recruiter',
      version: 1,
      mergedInto: null,
      canEdit: true,
      canDelete: true,
      followers: [],
    })
    expect(JSON.parse(made.extendProperties)).toEqual({
      Account: 'an.nguyen',
      Notice: '30 days',
      Tools: 'Git, Jira',
      Remote: 'true',
      TerminalDate: '2020-01-31',
    })
    expect(made.resume).toMatchObject(sent.resume)
    const stored = await here.db.from('candidate').selectAll().where('id', '=', made.id).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      search: 'nguyen van an\nan.nguyen@example.vn\n0912000001',
      name_words: 'an nguyen van',
      experiences: [
        { companyName: 'Sông Pay', position: 'Engineer' },
        { companyName: 'Hoa Sen', position: 'Intern' },
      ],
      languages: [
        { language: 'Vietnamese', level: 5 },
        { language: 'English', level: 3 },
      ],
      resume: { basics: { summary: 'Builds things.' }, skills: [{ name: 'Go', level: 4 }] },
    })
    expect(stored.terminal_date).not.toBeNull()
    expect(await here.eventsOf(made.id)).toEqual([
      { kind: 'created', user_name: 'recruiter', subject: null, changes: null },
    ])
    expect(await told(made.id)).toBe(1)
    const keys = await here.db
      .from('candidate_contact')
      .select(['kind', 'key'])
      .where('candidate_id', '=', made.id)
      .orderBy('kind')
      .execute()
    expect(keys).toEqual([
      { kind: 'email', key: 'an.nguyen@example.vn' },
      { kind: 'phone', key: '0912000001' },
    ])
  })

  const resume = (more: object) => ({
    resume: { work: [], education: [], awards: [], skills: [], languages: [], ...more },
  })
  test.each([
    ['name', { name: ' \t ' }, 'This field is required'],
    ['name', { name: 'x'.repeat(251) }],
    ['phones.0', { phones: ['12345'] }, 'The input is not valid phone'],
    ['phones.0', { phones: ['091234567'] }],
    ['phones.0', { phones: ['091234567890'] }],
    ['phones.0', { phones: ['+1234567'] }],
    ['phones.0', { phones: ['+1234567890123456'] }],
    ['phones.1', { phones: ['0912345678', ' '] }, 'Please input number phone'],
    ['phones.0', { phones: ['call me 0912345678'] }],
    ['emails.0', { emails: ['an@example'] }, 'The input is not email address!'],
    ['emails.0', { emails: ['a n@example.vn'] }],
    ['emails.0', { emails: [''] }, 'Please input email'],
    ['website', { website: 'javascript:alert(1)' }, 'The input is not valid link'],
    ['website', { website: 'somewhere' }],
    ['birthday', { birthday: '1990-02-30' }, 'must be a date'],
    ['onboardDate', { onboardDate: '2026-13-01' }],
    ['birthday', { birthday: '28/02/1990' }],
    ['gender', { gender: 3 }],
    ['experienceYear', { experienceYear: 71 }],
    ['recChannelId', { recChannelId: newId() }, 'Unknown recruitment channel'],
    ['recChannelId', { recChannelId: otherChannelId }],
    ['statusId', { statusId: ids.label }, 'Unknown status'],
    ['labelIds', { labelIds: [ids.foreignLabel] }, 'Unknown label'],
    ['owner', { owner: 'nobody' }, 'Unknown user'],
    ['owner', { owner: 'admin@other' }],
    ['cateIds', { cateIds: [newId()] }, 'Only own folders can be chosen'],
    ['filePath', { filePath: 'x' }, 'Unknown file'],
    ['extendProperties', { extendProperties: '[1]' }, 'must be a JSON object of texts'],
    ['extendProperties', { extendProperties: '{' }],
    ['extendProperties', { extendProperties: '{"Account":{}}' }],
    ['extendProperties.Nope', { extendProperties: '{"Nope":"1"}' }],
    ['extendProperties.Old', { extendProperties: '{"Old":"1"}' }],
    ['extendProperties.Notice', { extendProperties: '{"Notice":"Soon"}' }],
    ['extendProperties.Tools', { extendProperties: '{"Tools":"Git, SVN"}' }],
    ['extendProperties.TerminalDate', { extendProperties: '{"TerminalDate":"2026-02-30"}' }],
    ['extendProperties.Remote', { extendProperties: '{"Remote":"maybe"}' }],
    ['resume.skills.0.level', resume({ skills: [{ name: 'Go', level: 6 }] })],
    ['resume.skills.0.name', resume({ skills: [{ name: ' ', level: 1 }] }), 'This field is required'],
    ['resume.languages.0.fluency', resume({ languages: [{ language: 'English', fluency: -1 }] })],
    ['resume.languages.0.language', resume({ languages: [{ language: '', fluency: 1 }] })],
    ['resume.work.0.company', resume({ work: [{ company: ' ' }] })],
    ['resume.work.0.startDate', resume({ work: [{ company: 'A', startDate: '2020-13' }] })],
    [
      'resume.work.0.endDate',
      resume({ work: [{ company: 'A', startDate: '2020-05-02', endDate: '2020-04' }] }),
      'must not be before the start',
    ],
    [
      'resume.education.0.endDate',
      resume({ education: [{ institution: 'A', startDate: '2020', endDate: '2019-12' }] }),
    ],
    ['resume.awards.0.date', resume({ awards: [{ title: 'A', date: '2021-02-29' }] })],
  ] as [string, Record<string, unknown>, string?][])(
    'is refused for a wrong %s and makes nothing: %#',
    async (field, more, message) => {
      const before = await here.count()
      const { status, body } = await here.send('recruiter', candidateCreate, { body: fieldsOf(more) })
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
      if (message) expect(body.errors![field]).toEqual([message])
      expect(await here.count()).toBe(before)
    },
  )

  test.each([
    { phones: ['0123456789', '01234567890', '+12345678', '+123456789012345'] },
    { website: 'example.vn' },
    { website: 'http://example.vn:8080/a?b#c' },
    { phones: [], emails: [] },
    { birthday: '2000-02-29' },
    { owner: 'Recruiter2' },
    { recChannelId: channelId.toUpperCase() },
    {
      resume: {
        work: [{ company: 'A', startDate: '2020-05-02', endDate: '2020' }],
        education: [],
        awards: [],
        skills: [
          { name: 'Go', level: 0 },
          { name: 'GO', level: 5 },
        ],
        languages: [],
      },
    },
  ])('takes what the limits allow: %#', async (more) => {
    expect((await here.send('recruiter', candidateCreate, { body: fieldsOf(more) })).status).toBe(200)
  })

  test('a required field of the company is asked for, and one that is no longer active is kept', async () => {
    const { set } = await import('../../../services/features/settings/queries.ts')
    const other = {
      key: 'Badge',
      label: 'Badge',
      inputType: 'Input' as const,
      required: true,
      active: true,
      values: [],
    }
    await set(here.otherDb, 'extendCandidate', [other], 'admin')
    const without = await here.send('admin@other', candidateCreate, { body: fieldsOf() })
    expect(without).toMatchObject({
      status: 400,
      body: { errors: { 'extendProperties.Badge': ['This field is required'] } },
    })
    const made = await here.create({ extendProperties: '{"Badge":"7"}' }, 'admin@other')
    await set(here.otherDb, 'extendCandidate', [{ ...other, active: false }], 'admin')
    const changed = await here.ok('admin@other', candidateUpdate, {
      params: { id: made.id },
      body: { ...made, extendProperties: '{}', jobTitle: 'Lead' },
    })
    expect(JSON.parse(changed.extendProperties)).toEqual({ Badge: '7' })
    await set(here.otherDb, 'extendCandidate', [], 'admin')
  })

  test('one with a known phone or e-mail is refused with the name, unless duplicates are meant', async () => {
    const first = await here.create({ name: 'First', phones: ['+84 912 777 001'], emails: ['first@example.vn'] })
    for (const more of [{ phones: ['0912777001'] }, { emails: ['FIRST@example.vn'] }]) {
      const { status, body } = await here.send('recruiter2', candidateCreate, { body: fieldsOf(more) })
      expect([status, body.errorCode, body.paramValues]).toEqual([
        400,
        'CANDIDATE_EXISTS',
        { candidateId: first.id, name: 'First' },
      ])
    }
    const second = await here.create({ phones: ['0912777001'], ignoreDuplicates: true })
    expect(second.phones).toEqual(['0912777001'])
    const key = await here.db.from('candidate_contact').select('candidate_id').where('key', '=', '0912777001').execute()
    expect(key).toEqual([{ candidate_id: first.id }])
    expect((await here.create({ emails: ['first@example.vn'] }, 'admin@other')).id).toBeTruthy()
  })

  test('of several at once with one e-mail one is made', async () => {
    const before = await here.count()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        here.send('recruiter', candidateCreate, { body: fieldsOf({ emails: ['once@example.vn'] }) }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
    expect(answers.filter(({ body }) => body.errorCode === 'CANDIDATE_EXISTS')).toHaveLength(4)
    expect(await here.count()).toBe(before + 1)
  })

  test('puts the candidate into own folders and takes an uploaded CV of the caller', async () => {
    const [own, foreign] = [await here.addFolder('recruiter'), await here.addFolder('recruiter2', { shareAll: true })]
    const path = `${here.db.companyId}/2026-11/${newId()}.pdf`
    await here.addUpload('recruiter', path, 'cv.pdf')
    expect(
      (await here.send('recruiter', candidateCreate, { body: fieldsOf({ cateIds: [foreign] }) })).body.errors,
    ).toEqual({ cateIds: ['Only own folders can be chosen'] })
    expect(
      (await here.send('recruiter2', candidateCreate, { body: fieldsOf({ filePath: path }) })).body.errors,
    ).toEqual({ filePath: ['Unknown file'] })
    const made = await here.create({ cateIds: [own], filePath: path })
    expect(made.cvPath).toBe(path)
    expect(
      await here.db.from('candidate_file').select(['kind', 'name']).where('candidate_id', '=', made.id).execute(),
    ).toEqual([{ kind: 'cv', name: 'cv.pdf' }])
    expect(
      await here.db.from('talent_folder_candidate').select('folder_id').where('candidate_id', '=', made.id).execute(),
    ).toEqual([{ folder_id: own }])
    expect((await here.eventsOf(made.id)).map(({ kind }) => kind)).toEqual(['created', 'cvAdded'])
    expect((await here.send('recruiter', candidateCreate, { body: fieldsOf({ filePath: path }) })).body.errors).toEqual(
      { filePath: ['Unknown file'] },
    )
  })

  test('a repeat under one key makes one; another body is refused', async () => {
    const body = fieldsOf()
    const [first, second] = [
      await here.send('recruiter', candidateCreate, { body, key: 'make-1' }),
      await here.send('recruiter', candidateCreate, { body, key: 'make-1' }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect((await here.send('recruiter', candidateCreate, { body: fieldsOf(), key: 'make-1' })).status).toBe(409)
  })
})

describe('update', () => {
  test('says what changed, in names', async () => {
    const made = await here.create({ ...full(), name: 'Before' })
    const now = await updated(made, {
      name: 'After',
      owner: null,
      recChannelId: null,
      statusId: ids.otherStatus,
      labelIds: [ids.secondLabel],
      gender: 0,
      phones: [...made.phones, '0988 123 456'],
      inBlackList: true,
      extendProperties: '{"Account":"x"}',
      resume: { ...made.resume, skills: [{ name: 'Go', level: 5 }], work: made.resume.work.slice(1) },
    })
    expect(now).toMatchObject({ name: 'After', version: 2, inBlackList: true, companies: ['Hoa Sen'], skills: ['Go'] })
    const { changes, ...event } = (await here.eventsOf(made.id)).at(-1)!
    expect(event).toEqual({ kind: 'updated', user_name: 'recruiter', subject: null })
    expect(Object.fromEntries(changes!.map(({ field, before, after }) => [field, [before, after]]))).toEqual({
      name: ['Before', 'After'],
      owner: ['Lê Hoàng Nam', null],
      recChannelId: ['TopCV', null],
      statusId: ['Available', 'Hired'],
      labelIds: ['Fast learner', 'Returning'],
      gender: ['Female', 'Male'],
      phones: [made.phones[0], `${made.phones[0]}, 0988 123 456`],
      inBlackList: ['false', 'true'],
      'extension:Account': ['an.nguyen', 'x'],
      'extension:Notice': ['30 days', null],
      'extension:Tools': ['Git, Jira', null],
      'extension:Remote': ['true', null],
      'extension:TerminalDate': ['2020-01-31', null],
      'resume.skills': ['Go 4/5, SQL', 'Go 5/5'],
      'resume.work': [
        'Sông Pay, Engineer (2020-03 – now): Payments\nHoa Sen, Intern (2018 – 2020-02-15)',
        'Hoa Sen, Intern (2018 – 2020-02-15)',
      ],
    })
    expect(
      await here.db
        .from('candidate')
        .select(['updated_by', 'terminal_date'])
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow(),
    ).toEqual({ updated_by: 'recruiter', terminal_date: null })
  })

  test('what changes nothing is not written down', async () => {
    const made = await here.create(full())
    expect(await updated(made)).toEqual(made)
    expect(await here.eventsOf(made.id)).toHaveLength(1)
  })

  test('of two editors the second is told who was first, and changes nothing', async () => {
    const made = await here.create()
    const answers = await Promise.all(
      ['One', 'Two'].map((name, at) => update(made, { name }, at ? 'recruiter2' : 'recruiter')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const [winner, loser] = answers[0]!.status === 200 ? [0, 1] : [1, 0]
    expect(answers[loser]!.body).toMatchObject({
      errorCode: '599',
      paramValues: { updatedBy: winner ? 'recruiter2' : 'recruiter', updatedDate: expect.stringMatching(/Z$/) },
    })
    const stored = await here.db
      .from('candidate')
      .select(['name', 'version'])
      .where('id', '=', made.id)
      .executeTakeFirst()
    expect(stored).toEqual({ name: winner ? 'Two' : 'One', version: 2 })
  })

  test('phones and e-mails that go are free for others, and those of others are refused', async () => {
    const [one, two] = [await here.create({ emails: ['one@keys.vn'] }), await here.create({ emails: ['two@keys.vn'] })]
    expect(await update(two, { emails: ['one@keys.vn'] })).toMatchObject({
      status: 400,
      body: { errorCode: 'CANDIDATE_EXISTS', paramValues: { candidateId: one.id } },
    })
    expect(
      (await here.db.from('candidate').select('emails').where('id', '=', two.id).executeTakeFirst())?.emails,
    ).toEqual(['two@keys.vn'])
    await updated(one, { emails: [] })
    expect((await updated(two, { emails: ['one@keys.vn'] })).emails).toEqual(['one@keys.vn'])
  })

  test('an owner who was disabled may stay, and wrong input changes nothing', async () => {
    const made = await here.create()
    await here.db.update('candidate').set({ owner: 'gone' }).where('id', '=', made.id).execute()
    const now = await updated({ ...made, owner: 'gone' }, { jobTitle: 'Lead' })
    expect(now).toMatchObject({ owner: 'gone', jobTitle: 'Lead' })
    expect((await update(now, { name: '' })).body.errors).toEqual({ name: ['This field is required'] })
    expect((await update(now, { version: 0 })).status).toBe(400)
    expect((await here.eventsOf(made.id)).map(({ kind }) => kind)).toEqual(['created', 'updated'])
  })
})

test('a deleted candidate is gone until it is restored, with the contacts that nobody took', async () => {
  const made = await here.create({ phones: ['0912 888 001'], emails: ['back@example.vn'] })
  expect(await here.ok('recruiter', candidateDelete, { params: { id: made.id } })).toEqual({ status: 'OK' })
  expect((await update({ ...made, version: 2 })).status).toBe(404)
  expect((await here.send('recruiter', candidateDelete, { params: { id: made.id } })).status).toBe(404)
  const other = await here.create({ phones: ['0912888001'] })
  const back = await here.ok('recruiter', candidateRestore, { params: { id: made.id } })
  expect(back).toMatchObject({ id: made.id, version: 3, phones: ['0912 888 001'] })
  const keys = await here.db
    .from('candidate_contact')
    .select(['key', 'candidate_id'])
    .where('key', 'in', ['0912888001', 'back@example.vn'])
    .orderBy('key')
    .execute()
  expect(keys).toEqual([
    { key: '0912888001', candidate_id: other.id },
    { key: 'back@example.vn', candidate_id: made.id },
  ])
  expect((await here.eventsOf(made.id)).map(({ kind }) => kind)).toEqual(['created', 'deleted', 'restored'])
  expect(await here.ok('recruiter', candidateRestore, { params: { id: made.id } })).toEqual(
    expect.objectContaining({ version: 3 }),
  )
})

test('labels become these; unknown ones are refused', async () => {
  const made = await here.create()
  const set = (labelIds: string[]) =>
    here.send('recruiter', candidateSetLabels, { params: { id: made.id }, body: { labelIds } })
  expect((await set([ids.label, ids.secondLabel])).body).toMatchObject({
    id: made.id,
    labelIds: [ids.label, ids.secondLabel],
    version: 2,
  })
  expect((await set([ids.secondLabel, ids.label])).body).toMatchObject({ version: 2 })
  expect((await set([ids.foreignLabel])).body.errors).toEqual({ labelIds: ['Unknown label'] })
  expect((await here.eventsOf(made.id)).at(-1)).toMatchObject({
    kind: 'labelled',
    subject: 'Fast learner, Returning',
    changes: [{ field: 'labelIds', before: null, after: 'Fast learner, Returning' }],
  })
})

test("another company's candidates are not found, and roles without the keys are turned away", async () => {
  const made = await here.create()
  const body = { ...made, labelIds: [] }
  for (const operation of [candidateUpdate, candidateDelete, candidateRestore, candidateSetLabels]) {
    const sent = { params: { id: made.id }, ...(operation !== candidateDelete && { body }) }
    expect((await here.send('admin@other', operation, sent)).status).toBe(404)
    expect((await here.send('manager', operation, sent)).status).toBe(403)
  }
  expect((await here.send('manager', candidateCreate, { body: fieldsOf() })).status).toBe(403)
  expect(
    (await here.db.from('candidate').select('version').where('id', '=', made.id).executeTakeFirst())?.version,
  ).toBe(1)
})

test('what is approved or imported stands in the history, and an editor of before is told', async () => {
  const draft = {
    name: 'From a row',
    phones: ['0912 400 001'],
    emails: ['row@saved.vn'],
    createdBy: 'recruiter2',
    origin: 'approved' as const,
  }
  const { id } = await here.db.transaction((tx) => saveCandidate(tx, draft))
  const seen = await here.db.transaction((tx) =>
    saveCandidate(tx, { ...draft, origin: 'imported', phones: ['+84912400001', '0912 400 002'] }),
  )
  expect(seen).toMatchObject({ id, created: false })
  expect(await here.eventsOf(id)).toEqual([
    { kind: 'approved', user_name: 'recruiter2', subject: null, changes: null },
    {
      kind: 'imported',
      user_name: 'recruiter2',
      subject: null,
      changes: [{ field: 'phones', before: '0912 400 001', after: '0912 400 001, 0912 400 002' }],
    },
  ])
  const answer = await here.send('recruiter', candidateUpdate, {
    params: { id },
    body: { ...fieldsOf({ phones: ['0912 400 001'] }), version: 1 },
  })
  expect(answer.body).toMatchObject({ errorCode: '599', paramValues: { updatedBy: 'recruiter2' } })
  await here.ok('recruiter', candidateDelete, { params: { id } })
  const anew = await here.db.transaction((tx) => saveCandidate(tx, draft, id))
  expect(anew).toMatchObject({ created: true })
  expect(anew.id).not.toBe(id)
})
