import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { candidateCreate, candidateUpdate } from '../../../services/features/candidates/writes/writeContract.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  channelId,
  fieldsOf,
  full,
  ids,
  otherChannelId,
  startCandidates,
  type CandidatesHere,
} from './candidates.fixture.ts'

let here: CandidatesHere
beforeAll(async () => {
  here = await startCandidates()
})
afterAll(() => here?.close())

const told = async (rowId: string) =>
  (await here.db.from('event').select('data').where('type', '=', 'list.changed').execute()).filter(
    ({ data }) =>
      (data as { list: string; rowId?: string }).list === 'CANDIDATES' && (data as { rowId?: string }).rowId === rowId,
  ).length

describe('create', () => {
  test('stores everything that a form sends', async () => {
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
    ['cateIds', { cateIds: [newId()] }, 'You can only choose your own folders'],
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
    'is refused for a wrong %s and creates nothing: %#',
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
  ])('accepts values at the limits: %#', async (more) => {
    expect((await here.send('recruiter', candidateCreate, { body: fieldsOf(more) })).status).toBe(200)
  })

  test('a required company field is checked, and a value of an inactive field is preserved', async () => {
    const { storeSetting: set } = await import('../../../services/features/settings/queries.ts')
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

  test('a candidate with a known phone or e-mail is refused with the name, unless duplicates are allowed', async () => {
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

  test('of several simultaneous requests with one e-mail, only one creates a candidate', async () => {
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

  test("puts the candidate into the caller's folders and adds a CV that the caller uploaded", async () => {
    const [own, foreign] = [await here.addFolder('recruiter'), await here.addFolder('recruiter2', { shareAll: true })]
    const path = `${here.db.companyId}/2026-11/${newId()}.pdf`
    await here.addUpload('recruiter', path, 'cv.pdf')
    expect(
      (await here.send('recruiter', candidateCreate, { body: fieldsOf({ cateIds: [foreign] }) })).body.errors,
    ).toEqual({ cateIds: ['You can only choose your own folders'] })
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

  test('a repetition with the same idempotency key creates one candidate; a different body is refused', async () => {
    const body = fieldsOf()
    const [first, second] = [
      await here.send('recruiter', candidateCreate, { body, key: 'make-1' }),
      await here.send('recruiter', candidateCreate, { body, key: 'make-1' }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
    expect((await here.send('recruiter', candidateCreate, { body: fieldsOf(), key: 'make-1' })).status).toBe(409)
  })
})
