import { describe, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  candidateFollow,
  candidateUnfollow,
  jobAddCandidate,
  jobRemoveCandidate,
} from '../../../services/features/candidates/contract.ts'
import {
  candidateDuplicates,
  candidateMerge,
  candidateMergeUndo,
} from '../../../services/features/candidates/merge/mergeContract.ts'
import {
  candidateCreate,
  candidateDelete,
  candidateRestore,
  candidateSetLabels,
  candidateUpdate,
} from '../../../services/features/candidates/writes/writeContract.ts'
import {
  companyId,
  execute,
  fakeLive,
  fakeRest,
  mayWatch,
  viewerWith,
  watch,
  type FakeRest,
} from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { candidateId, detail, emptyResume, row, services } from './candidateRecords.ts'

const editor = viewerWith(
  'Candidate:ReadCandidate',
  'Candidate:CreateCandidate',
  'Candidate:UpdateCandidate',
  'Candidate:DeleteCandidate',
  'Candidate:UnFollow',
  'Candidate:AssignFollow',
  'JobRequest:AddCandidateToJobRequest',
)
const id = candidateId(1)
const run = (name: string, selection: string, input: object, rest: FakeRest, viewer = editor) =>
  execute(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${selection} } }`,
    { rest, viewer, variables: { input } },
  )

const minimal = { name: 'Ánh', phones: [], emails: [], resume: {} }
const full = {
  name: 'Ánh',
  jobTitle: 'Dev',
  phones: ['0901234567'],
  emails: ['a@b.c'],
  birthday: '1990-02-28',
  gender: 'FEMALE',
  address: 'Hà Nội',
  website: 'w',
  messengers: ['zalo'],
  nationalities: ['Việt Nam'],
  ownerId: userId('sato'),
  source: 'friend',
  channelId: idOf('RecruitmentChannel', 50),
  statusId: idOf('CandidateStatus', 51),
  labelIds: [idOf('Label', 52)],
  jobRank: 'Senior',
  experienceYears: 5.5,
  desiredWorkLocations: ['Huế'],
  extensions: [{ key: 'TaxCode', value: '1' }],
  onboardDate: '2026-12-01',
  isBlacklisted: false,
  resume: {
    summary: 's',
    work: [{ company: 'FPT', startDate: '2020-03', isCurrent: true }],
    education: [{ institution: 'HUST', area: 'IT', endDate: '2019' }],
    awards: [{ title: 'AWS' }],
    skills: [{ name: 'Java', level: 4 }],
    languages: [{ language: 'Japanese', fluency: 3 }],
  },
}

describe('createCandidate', () => {
  test('sends every field under the name of the services', async () => {
    const rest = services().on(candidateCreate, () => detail(1))
    const { data } = await run(
      'createCandidate',
      'candidate { id resume { summary } }',
      { ...full, folderIds: [idOf('TalentFolder', 60)], cvPath: 'cv/1.pdf', ignoreDuplicates: true },
      rest,
    )
    expect(data.createCandidate.candidate).toEqual({ id, resume: { summary: null } })
    expect(rest.counts()).toEqual({ candidateCreate: 1 })
    expect(rest.calls[0]!.body).toEqual({
      name: 'Ánh',
      jobTitle: 'Dev',
      phones: ['0901234567'],
      emails: ['a@b.c'],
      birthday: '1990-02-28',
      gender: 1,
      address: 'Hà Nội',
      website: 'w',
      messengers: ['zalo'],
      nationalities: ['Việt Nam'],
      owner: 'sato',
      source: 'friend',
      recChannelId: uuid(50),
      statusId: uuid(51),
      labelIds: [uuid(52)],
      jobRank: 'Senior',
      experienceYear: 5.5,
      desiredWorkLocations: ['Huế'],
      extendProperties: '{"TaxCode":"1"}',
      onboardDate: '2026-12-01',
      inBlackList: false,
      resume: {
        summary: 's',
        work: [{ company: 'FPT', startDate: '2020-03', endDate: null, isAdded: true }],
        education: [{ institution: 'HUST', area: 'IT', startDate: null, endDate: '2019', isAdded: false }],
        awards: [{ title: 'AWS', date: null }],
        skills: [{ name: 'Java', level: 4 }],
        languages: [{ language: 'Japanese', fluency: 3 }],
      },
      cateIds: [uuid(60)],
      filePath: 'cv/1.pdf',
      ignoreDuplicates: true,
    })
    expect(rest.calls[0]!.fieldNames).toMatchObject({
      recChannelId: 'channelId',
      cateIds: 'folderIds',
      extendProperties: 'extensions',
    })
  })

  test('sends everything that the services require', async () => {
    const rest = services().on(candidateCreate, () => detail(1))
    expect((await run('createCandidate', 'candidate { id }', minimal, rest)).errors).toEqual([])
    expect(rest.calls[0]!.body).toMatchObject({
      gender: 2,
      owner: null,
      recChannelId: null,
      labelIds: [],
      extendProperties: '{}',
      resume: emptyResume,
      ignoreDuplicates: false,
    })
    expect(rest.calls[0]!.body).not.toHaveProperty('inBlackList')
  })

  test('reports the candidate who already has the e-mail', async () => {
    const params = { candidateId: uuid(2), name: 'Ánh' }
    const rest = services().on(candidateCreate, () => {
      throw new RequestError('REFUSED', 'exists', { errorCode: 'CANDIDATE_EXISTS', params })
    })
    const { errors } = await run('createCandidate', 'candidate { id }', minimal, rest)
    expect(errors[0]!.extensions).toMatchObject({ code: 'REFUSED', errorCode: 'CANDIDATE_EXISTS', params })
  })

  test.each([
    [{ channelId: idOf('Label', 50) }, 'channelId'],
    [{ statusId: uuid(51) }, 'statusId'],
    [{ labelIds: [idOf('CandidateStatus', 1)] }, 'labelIds'],
    [{ folderIds: [candidateId(1)] }, 'folderIds'],
  ])('refuses %j', async (wrong, field) => {
    const rest = fakeRest()
    const { code, errors } = await run('createCandidate', 'candidate { id }', { ...minimal, ...wrong }, rest)
    expect([code, errors[0]!.extensions.fields]).toEqual(['BAD_INPUT', { [field]: ['is not a valid id'] }])
    expect(rest.calls).toEqual([])
  })

  test.each(['1990-02-30', '28/02/1990', '1990-02-28T00:00:00Z', 19900228])(
    'refuses the birthday %j',
    async (birthday) => {
      expect(
        (await run('createCandidate', 'candidate { id }', { ...minimal, birthday }, fakeRest())).errors,
      ).toHaveLength(1)
    },
  )
})

test('an update contains the version that it is based on; an outdated one is a conflict', async () => {
  const rest = services().on(candidateUpdate, ({ body }) => detail(1, { version: body!.version + 1 }))
  const { data } = await run('updateCandidate', 'candidate { version }', { id, version: 3, ...minimal }, rest)
  expect(data.updateCandidate.candidate).toEqual({ version: 4 })
  expect(rest.calls[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { version: 3, ignoreDuplicates: false, name: 'Ánh' },
  })
  rest.on(candidateUpdate, () => {
    throw new RequestError('CONFLICT', 'changed', { errorCode: '599', params: { updatedBy: 'sato' } })
  })
  expect((await run('updateCandidate', 'candidate { version }', { id, version: 3, ...minimal }, rest)).code).toBe(
    'CONFLICT',
  )
  expect(
    (await run('updateCandidate', 'candidate { id }', { id: idOf('Job', 1), version: 3, ...minimal }, rest)).code,
  ).toBe('BAD_INPUT')
})

test('a candidate is deleted, restored and labelled', async () => {
  const rest = services()
    .on(candidateDelete, () => ({ status: 'OK' }))
    .on(candidateRestore, () => detail(1))
    .on(candidateSetLabels, () => row(1))
  expect((await run('deleteCandidate', 'deletedCandidateId', { id }, rest)).data.deleteCandidate).toEqual({
    deletedCandidateId: id,
  })
  expect((await run('restoreCandidate', 'candidate { id }', { id }, rest)).data.restoreCandidate.candidate).toEqual({
    id,
  })
  expect(
    (await run('setCandidateLabels', 'candidate { id }', { id, labelIds: [idOf('Label', 52)] }, rest)).data
      .setCandidateLabels.candidate,
  ).toEqual({ id })
  expect(rest.calls.map(({ operation, params, body }) => [operation, params, body])).toEqual([
    ['candidateDelete', { id: uuid(1) }, undefined],
    ['candidateRestore', { id: uuid(1) }, undefined],
    ['candidateSetLabels', { id: uuid(1) }, { labelIds: [uuid(52)] }],
  ])
  rest.on(candidateDelete, () => ({ status: 'NO' }))
  expect((await run('deleteCandidate', 'deletedCandidateId', { id }, rest)).code).toBe('REFUSED')
})

describe('duplicates', () => {
  test('are returned with their reasons', async () => {
    const rest = services().on(candidateDuplicates, () => [
      { candidate: detail(2), reasons: ['email' as const, 'name' as const], similarity: 0.9 },
    ])
    const { data } = await execute(
      'query ($input: CandidateDuplicatesInput!) { candidateDuplicates(input: $input) { candidate { name } reasons similarity } }',
      { rest, viewer: editor, variables: { input: { name: 'Ánh', phones: [], emails: ['a@b.c'], exceptId: id } } },
    )
    expect(data.candidateDuplicates).toEqual([
      { candidate: { name: 'Candidate 2' }, reasons: ['EMAIL', 'NAME'], similarity: 0.9 },
    ])
    expect(rest.calls[0]!.body).toEqual({ name: 'Ánh', phones: [], emails: ['a@b.c'], exceptId: uuid(1) })
  })

  test('are merged from a second candidate or a draft, and the merge is undone', async () => {
    const mergeId = idOf('CandidateMerge', 90)
    const rest = services()
      .on(candidateMerge, () => ({ mergeId: uuid(90), candidate: detail(1, { version: 4 }) }))
      .on(candidateMergeUndo, () => detail(1, { version: 5 }))
    const merged = await run(
      'mergeCandidates',
      'mergeId candidate { version }',
      { targetId: id, sourceId: candidateId(2), version: 3, fields: ['ownerId', 'resume'] },
      rest,
    )
    expect(merged.data.mergeCandidates).toEqual({ mergeId, candidate: { version: 4 } })
    expect(rest.calls[0]!.body).toEqual({
      targetId: uuid(1),
      sourceId: uuid(2),
      version: 3,
      cateIds: [],
      fields: ['owner', 'resume'],
    })
    await run(
      'mergeCandidates',
      'mergeId',
      { targetId: id, draft: minimal, cvPath: 'cv/2.pdf', folderIds: [idOf('TalentFolder', 60)], version: 3 },
      rest,
    )
    expect(rest.calls[1]!.body).toMatchObject({
      targetId: uuid(1),
      draft: { name: 'Ánh' },
      filePath: 'cv/2.pdf',
      cateIds: [uuid(60)],
      fields: [],
    })
    const undone = await run('undoCandidateMerge', 'candidate { version }', { mergeId }, rest)
    expect(undone.data.undoCandidateMerge.candidate).toEqual({ version: 5 })
    for (const other of [{}, { sourceId: candidateId(2), draft: minimal }]) {
      expect(
        (await run('mergeCandidates', 'mergeId', { targetId: id, version: 3, ...other }, rest)).errors[0]!.extensions,
      ).toMatchObject({ code: 'BAD_INPUT', fields: { sourceId: expect.anything() } })
    }
    expect((await run('undoCandidateMerge', 'candidate { id }', { mergeId: '../x' }, rest)).code).toBe('BAD_INPUT')
    expect(rest.calls).toHaveLength(3)
  })
})

describe('many candidates at once', () => {
  const results = [
    { id: uuid(1), ok: true, message: null },
    { id: uuid(2), ok: false, message: 'gone' },
  ]
  const selection = 'results { candidate { name isFollowed } isOk message }'
  const outcome = [
    { candidate: { name: 'Candidate 1', isFollowed: true }, isOk: true, message: null },
    { candidate: null, isOk: false, message: 'gone' },
  ]
  const ids = [candidateId(1), candidateId(2)]

  test('are followed, and the outcome of each is returned', async () => {
    const rest = services([row(1)])
      .on(candidateFollow, () => results)
      .on(candidateUnfollow, () => ({ status: 'OK' }))
    const { data } = await run('followCandidates', selection, { ids, userIds: [userId('sato')] }, rest)
    expect(data.followCandidates.results).toEqual(outcome)
    expect(rest.calls[0]!.body).toEqual({ candidateIds: [uuid(1), uuid(2)], userNames: ['sato'] })
    expect(rest.counts()).toEqual({ candidateFollow: 1, candidateByIds: 1 })
    await run('unfollowCandidate', 'candidate { id }', { id }, rest)
    await run('unfollowCandidate', 'candidate { id }', { id, userId: userId('sato') }, rest)
    expect(rest.callsOf('candidateUnfollow').map(({ query }) => query)).toEqual([{}, { userName: 'sato' }])
  })

  test('are added to a job and removed from it', async () => {
    const rest = services([row(1)])
      .on(jobAddCandidate, () => results)
      .on(jobRemoveCandidate, () => ({ status: 'OK' }))
    const job = idOf('Job', 80)
    expect(
      (await run('addCandidatesToJob', selection, { jobId: job, ids }, rest)).data.addCandidatesToJob.results,
    ).toEqual(outcome)
    expect(
      (await run('removeCandidatesFromJob', 'candidates { name }', { jobId: job, ids }, rest)).data
        .removeCandidatesFromJob.candidates,
    ).toEqual([{ name: 'Candidate 1' }])
    for (const call of rest.calls.filter(({ operation }) => operation.startsWith('job')))
      expect(call).toMatchObject({ query: { jobID: uuid(80) }, body: { candidateIds: [uuid(1), uuid(2)] } })
    expect((await run('addCandidatesToJob', selection, { jobId: id, ids }, rest)).errors[0]!.extensions.fields).toEqual(
      { jobId: ['is not a valid id'] },
    )
  })

  test('return the outcome without an error to a user who may not read candidates', async () => {
    const rest = services([row(1)])
      .on(jobAddCandidate, () => results)
      .on(jobRemoveCandidate, () => ({ status: 'OK' }))
    const manager = viewerWith('JobRequest:AddCandidateToJobRequest')
    const added = await run(
      'addCandidatesToJob',
      'results { candidate { name } candidateId isOk }',
      { jobId: idOf('Job', 80), ids },
      rest,
      manager,
    )
    expect(added).toMatchObject({
      errors: [],
      data: {
        addCandidatesToJob: {
          results: [{ candidate: null, candidateId: candidateId(1), isOk: true }, { isOk: false }],
        },
      },
    })
    const removed = await run(
      'removeCandidatesFromJob',
      'candidates { name }',
      { jobId: idOf('Job', 80), ids },
      rest,
      manager,
    )
    expect(removed).toMatchObject({ errors: [], data: { removeCandidatesFromJob: { candidates: [] } } })
    expect(rest.counts()).toEqual({ jobAddCandidate: 1, jobRemoveCandidate: 1 })
  })
})

test.each([
  ['createCandidate', minimal, ['Candidate:CreateCandidate']],
  ['updateCandidate', { id, version: 1, ...minimal }, ['Candidate:UpdateCandidate']],
  ['deleteCandidate', { id }, ['Candidate:DeleteCandidate']],
  ['restoreCandidate', { id }, ['Candidate:DeleteCandidate']],
  ['setCandidateLabels', { id, labelIds: [] }, ['Candidate:UpdateCandidate']],
  ['mergeCandidates', { targetId: id, version: 1 }, ['Candidate:UpdateCandidate']],
  ['undoCandidateMerge', { mergeId: idOf('CandidateMerge', 1) }, ['Candidate:UpdateCandidate']],
  ['unfollowCandidate', { id }, ['Candidate:UnFollow']],
  ['followCandidates', { ids: [id] }, ['Candidate:ReadCandidate', 'Candidate:ListCandidate', 'Candidate:AssignFollow']],
  ['addCandidatesToJob', { jobId: id, ids: [id] }, ['JobRequest:AddCandidateToJobRequest']],
  ['removeCandidatesFromJob', { jobId: id, ids: [id] }, ['JobRequest:AddCandidateToJobRequest']],
])('%s requires its permission', async (name, input, requires) => {
  const rest = fakeRest()
  const { code, errors } = await run(name, '__typename', input, rest, viewerWith('Reports:ViewReport'))
  expect([code, errors[0]!.extensions.requires, rest.calls]).toEqual(['FORBIDDEN', requires, []])
})

test('a user who may list candidates is notified of changed ones, and of no other lists', async () => {
  const live = fakeLive()
  const viewer = viewerWith('Candidate:ListCandidate')
  live.unchanged = 5_000
  const events = await watch('subscription { candidatesChanged { at candidateId unchangedMs } }', { live, viewer })
  expect((await events.next()).value.data.candidatesChanged).toMatchObject({ candidateId: null, unchangedMs: 5_000 })
  expect(live.watched).toEqual([{ companyId, type: 'list.changed', subjectId: companyId }])
  const at = '2026-11-02T03:00:00.000Z'
  const changed = (data: unknown) => live.emit({ type: 'list.changed', subjectId: companyId, data, at })
  changed({ list: 'TALENT_FOLDERS', rowId: uuid(60) })
  changed({ list: 'CANDIDATES', rowId: uuid(1) })
  changed({ list: 'CANDIDATES' })
  expect((await events.next()).value.data.candidatesChanged).toEqual({ at, candidateId: id, unchangedMs: null })
  expect((await events.next()).value.data.candidatesChanged).toEqual({ at, candidateId: null, unchangedMs: null })
  live.emit('reset')
  expect((await events.next()).value.data.candidatesChanged).toMatchObject({ candidateId: null })
  await events.return?.(undefined)
  await expect(mayWatch('candidatesChanged', {}, { viewer })).resolves.toBeUndefined()
  await expect(
    mayWatch('candidatesChanged', {}, { viewer: viewerWith('Candidate:CV-Verification') }),
  ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
