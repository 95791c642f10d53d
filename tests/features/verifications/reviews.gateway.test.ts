import { describe, expect, test } from 'vitest'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import {
  verificationCandidateApproval,
  verificationCandidateByIds,
} from '../../../services/features/verifications/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, fakeRest } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { candidate } from './records.ts'

const approve = `mutation ($input: ApproveVerificationCandidateInput!) {
  approveVerificationCandidate(input: $input) { candidate { id status reviewedBy { userName } canReject } }
}`
const reject =
  'mutation ($input: RejectVerificationCandidateInput!) { rejectVerificationCandidate(input: $input) { candidate { status } } }'
const least = {
  id: idOf('VerificationCandidate', 100),
  remark: 'good',
  skills: ['Java'],
  channelId: idOf('RecruitmentChannel', 50),
}

const services = (status = 'OK') =>
  fakeRest()
    .on(verificationCandidateApproval, () => ({ status, candidateId: null }))
    .on(verificationCandidateByIds, () => [
      candidate({ status: 'approved', reviewedBy: 'recruiter', data: { canApprove: false } }),
    ])
    .on(usersByUserNames, ({ body }) =>
      body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: 'Lê Vân', email: null })),
    )

describe('approve', () => {
  test('sends all fields under the names of the REST API, then returns the row after the change', async () => {
    const rest = services()
    const input = {
      ...least,
      skills: [' Java ', '', 'SQL'],
      ownerId: userId('colleague'),
      jobRank: 'Senior',
      experienceYears: 2.5,
      languages: [{ language: 'Japanese', level: 4 }],
      experiences: [{ companyName: 'FPT', position: 'Dev' }],
      website: 'https://example.com',
      folderIds: [idOf('TalentFolder', 60), idOf('TalentFolder', 61)],
      companyName: 'FPT',
      position: 'Dev',
      desiredWorkLocations: 'Huế',
    }
    const { data, errors } = await execute(approve, { rest, variables: { input } })
    expect(errors).toEqual([])
    expect(data.approveVerificationCandidate.candidate).toEqual({
      id: least.id,
      status: 'APPROVED',
      reviewedBy: { userName: 'recruiter' },
      canReject: false,
    })
    expect(rest.calls[0]).toMatchObject({ operation: 'verificationCandidateApproval' })
    expect(rest.calls[0]!.body).toEqual({
      id: uuid(100),
      status: 'approved',
      remark: 'good',
      skill: 'Java,SQL',
      recChanel: uuid(50),
      owner: 'colleague',
      jobRank: 'Senior',
      experienceYear: 2.5,
      languages: [{ language: 'Japanese', level: 4 }],
      experiences: [{ companyName: 'FPT', position: 'Dev' }],
      website: 'https://example.com',
      folderId: `${uuid(60)},${uuid(61)}`,
      companyName: 'FPT',
      position: 'Dev',
      desiredWorkLocations: 'Huế',
    })
    expect(rest.counts()).toEqual({ verificationCandidateApproval: 1, verificationCandidateByIds: 1 })
  })

  test('leaves out fields that were not provided', async () => {
    const rest = services()
    await execute(approve, { rest, variables: { input: { ...least, jobRank: null, folderIds: null } } })
    expect(rest.calls[0]!.body).toEqual({
      id: uuid(100),
      status: 'approved',
      remark: 'good',
      skill: 'Java',
      recChanel: uuid(50),
    })
  })

  test('an answer other than OK is REFUSED', async () => {
    expect(await execute(approve, { rest: services('Denied'), variables: { input: least } })).toMatchObject({
      code: 'REFUSED',
      data: { approveVerificationCandidate: null },
    })
  })

  test('a row that has disappeared does not undo the approval', async () => {
    const rest = services().on(verificationCandidateByIds, () => [])
    expect(await execute(approve, { rest, variables: { input: least } })).toMatchObject({
      errors: [],
      data: { approveVerificationCandidate: { candidate: null } },
    })
  })

  test('a failure to reload the row is an error at its field only', async () => {
    const rest = services().on(verificationCandidateByIds, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
    })
    const answer = await execute(approve, { rest, variables: { input: least } })
    expect(answer).toMatchObject({
      data: { approveVerificationCandidate: { candidate: null } },
      errors: [{ path: ['approveVerificationCandidate', 'candidate'] }],
    })
  })

  test('errors of fields are returned under the names of the input', async () => {
    const rest = services()
    await execute(approve, { rest, variables: { input: least } })
    expect(rest.calls[0]!.fieldNames).toMatchObject({
      skill: 'skills',
      recChanel: 'channelId',
      owner: 'ownerId',
      experienceYear: 'experienceYears',
      folderId: 'folderIds',
    })
  })

  test('somebody was faster: CONFLICT reaches the client with its errorCode', async () => {
    const rest = services().on(verificationCandidateApproval, () => {
      throw new RequestError('CONFLICT', 'The row has been dealt with', { status: 400, errorCode: '599' })
    })
    expect(await execute(approve, { rest, variables: { input: least } })).toMatchObject({
      code: 'CONFLICT',
      errors: [{ extensions: { errorCode: '599' } }],
    })
  })

  test.each([
    ['id', { id: idOf('VerificationFolder', 100) }],
    ['channelId', { channelId: uuid(50) }],
    ['ownerId', { ownerId: 'colleague' }],
    ['folderIds', { folderIds: [idOf('VerificationFolder', 1)] }],
  ])('a %s of another type is BAD_INPUT without a call', async (field, wrong) => {
    const rest = services()
    const answer = await execute(approve, { rest, variables: { input: { ...least, ...wrong } } })
    expect(answer).toMatchObject({
      code: 'BAD_INPUT',
      errors: [{ extensions: { fields: { [field]: ['is not a valid id'] } } }],
    })
    expect(rest.calls).toEqual([])
  })
})

describe('reject', () => {
  test('requires only a remark; the owner is optional', async () => {
    const rest = services()
    await execute(reject, { rest, variables: { input: { id: least.id, remark: 'no' } } })
    await execute(reject, { rest, variables: { input: { id: least.id, remark: 'no', ownerId: userId('colleague') } } })
    expect(rest.callsOf('verificationCandidateApproval').map(({ body }) => body)).toEqual([
      { id: uuid(100), status: 'rejected', remark: 'no' },
      { id: uuid(100), status: 'rejected', remark: 'no', owner: 'colleague' },
    ])
  })

  test('an answer other than OK is REFUSED', async () => {
    expect(
      await execute(reject, { rest: services('no'), variables: { input: { id: least.id, remark: 'no' } } }),
    ).toMatchObject({ code: 'REFUSED' })
  })
})

test('a row read before a mutation is read again after it', async () => {
  const rest = services()
  const both = `mutation ($input: RejectVerificationCandidateInput!) {
    a: rejectVerificationCandidate(input: $input) { candidate { status } }
    b: rejectVerificationCandidate(input: $input) { candidate { status } }
  }`
  await execute(both, { rest, variables: { input: { id: least.id, remark: 'no' } } })
  expect(rest.calls.map(({ operation }) => operation)).toEqual([
    'verificationCandidateApproval',
    'verificationCandidateByIds',
    'verificationCandidateApproval',
    'verificationCandidateByIds',
  ])
})
