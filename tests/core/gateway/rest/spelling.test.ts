import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createRestClient } from '../../../../gateway/core/rest/rest.ts'
import { createUpstreams, type Endpoints, type Upstreams } from '../../../../gateway/core/rest/upstreams.ts'
import {
  verificationCandidateApproval,
  verificationCandidateList,
} from '../../../../services/features/verifications/contract.ts'
import { candidate } from '../../../features/verifications/records.ts'
import { pageOf, uuid } from '../../../support/records.ts'
import { allServices, json, restServer, type RestServer } from './schemaRestServer.ts'

let server: RestServer
const open: Upstreams[] = []
beforeEach(async () => {
  server = await restServer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((upstreams) => upstreams.close()))
  await server.close()
})
function client(endpoints: Endpoints) {
  const upstreams = createUpstreams({ baseUrls: allServices(server.url), endpoints })
  open.push(upstreams)
  return createRestClient({ upstreams })
}

describe('services with other names of members', () => {
  const { name, emails, ...row } = candidate()
  const endpoints = {
    verificationCandidateList: {
      members: { name: 'person.fullName', emails: 'mails', keyword: 'q', verificationId: 'folder' },
    },
  }

  test('are called and read with their names', async () => {
    const theirs = { ...row, person: { fullName: name }, mails: emails }
    server.answer(json(200, pageOf([theirs])))
    const body = { verificationId: uuid(1), keyword: 'an', pageIndex: 0, pageSize: 20 }
    const { data } = await client(endpoints).call(verificationCandidateList, { body })
    expect(data).toEqual([{ ...row, name, emails }])
    expect(server.seen[0]!.body).toEqual({ folder: uuid(1), q: 'an', pageIndex: 0, pageSize: 20 })
  })
})

describe('services with other words', () => {
  const status = { Waiting: 'new', Hired: 'approved', '*': 'failed' }
  const endpoints: Endpoints = {
    verificationCandidateList: { words: { status } },
    verificationCandidateApproval: { words: { status: { Hired: 'approved', Refused: 'rejected' } } },
  }
  const body = { verificationId: uuid(1), pageIndex: 0, pageSize: 20 }
  const statuses = async (given: Endpoints, ...words: string[]) => {
    server.answer(json(200, pageOf(words.map((word, index) => ({ ...candidate({ id: uuid(index) }), status: word })))))
    return (await client(given).call(verificationCandidateList, { body })).data.map((row) => row.status)
  }

  test('are read by the meaning of their words; words without a meaning have that of *', async () => {
    expect(await statuses(endpoints, 'waiting', 'HIRED', 'Parked', 'rejected')).toEqual([
      'new',
      'approved',
      'failed',
      'rejected',
    ])
  })

  test('may have further words, which stay unchanged', async () => {
    const given = { verificationCandidateList: { words: { status: { Hired: 'approved' } } } }
    expect(await statuses(given, 'Hired', 'Parked', 'NEW')).toEqual(['approved', 'Parked', 'new'])
  })

  test('receive their own words', async () => {
    server.answer(json(200, { status: 'OK', candidateId: null }))
    const approval = { id: uuid(5), status: 'approved' as const, remark: 'Good.' }
    await client(endpoints).call(verificationCandidateApproval, { body: approval })
    expect(server.seen[0]!.body).toEqual({ ...approval, status: 'Hired' })
  })
})
