import { expect, test } from 'vitest'
import {
  verificationCandidateByIds,
  verificationFolderByIds,
  verificationImportList,
  type VerificationMail,
} from '../../../services/features/verifications/contract.ts'
import { verificationMailList } from '../../../services/features/verifications/mails/mailContract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { batch, candidate, folder, mail } from './records.ts'

const services = (mails: VerificationMail[]) =>
  fakeRest()
    .on(verificationFolderByIds, ({ body }) =>
      body!.ids.map((id) => folder({ id: String(id), importType: 1, mailAddress: 'java-x@jobs.example.com' })),
    )
    .on(verificationMailList, ({ body }) =>
      pageOf(
        mails.filter(({ id }) => !body!.ids || body!.ids.includes(id)),
        57,
      ),
    )
    .on(verificationImportList, ({ body }) =>
      pageOf((body!.ids ?? []).map((id) => batch({ id: String(id), title: 'My application' }))),
    )
    .on(verificationCandidateByIds, ({ body }) => body!.ids.map((id) => candidate({ id: String(id) })))

const document = `query ($first: Int, $page: Int) {
  verificationFolder(databaseId: "${uuid(1)}") { mailAddress mails(first: $first, page: $page) {
    totalCount
    nodes { id databaseId from subject size outcome reason rowCount failedCount receivedAt processedAt canDownload folder { name } import { title } files { name size outcome reason candidate { name } } }
  } }
}`

test('a page of mails costs one call and one for each loader', async () => {
  const mails = Array.from({ length: 20 }, (_, number) =>
    mail({ id: uuid(200 + number), importId: uuid(10 + (number % 3)) }),
  )
  const rest = services(mails)
  const { data, errors } = await execute(document, { rest, variables: { first: 20, page: 2 } })
  expect(errors).toEqual([])
  expect(data.verificationFolder.mailAddress).toBe('java-x@jobs.example.com')
  expect(data.verificationFolder.mails.totalCount).toBe(57)
  expect(data.verificationFolder.mails.nodes).toHaveLength(20)
  expect(data.verificationFolder.mails.nodes[0]).toEqual({
    id: idOf('VerificationMail', 200),
    databaseId: uuid(200),
    from: 'Jane Roe <jane@example.com>',
    subject: 'My application',
    size: 1000,
    outcome: 'TAKEN',
    reason: null,
    rowCount: 1,
    failedCount: 0,
    receivedAt: '2025-03-01T00:00:00.000Z',
    processedAt: '2025-03-01T00:00:01.000Z',
    canDownload: true,
    folder: { name: 'Java developers' },
    import: { title: 'My application' },
    files: [{ name: 'cv.pdf', size: 900, outcome: 'TAKEN', reason: null, candidate: { name: 'Nguyễn Thị Ánh' } }],
  })
  expect(rest.counts()).toEqual({
    verificationFolderByIds: 1,
    verificationMailList: 1,
    verificationImportList: 1,
    verificationCandidateByIds: 1,
  })
  expect(rest.callsOf('verificationMailList')[0]!.body).toEqual({ pageIndex: 1, pageSize: 20, verificationId: uuid(1) })
})

test.each([
  ['loop', 'autoSubmitted', 'LOOP', 'AUTO_SUBMITTED'],
  ['duplicate', 'files', 'DUPLICATE', 'FILES'],
  ['tooLarge', null, 'TOO_LARGE', null],
  ['failed', 'folder', 'FAILED', 'FOLDER'],
  ['noCv', null, 'NO_CV', null],
  ['loop', 'hops', 'LOOP', 'HOPS'],
] as const)('a mail that is %s %s says so, and has no batch', async (outcome, reason, shownOutcome, shownReason) => {
  const rest = services([mail({ outcome, reason, importId: null, from: '', sender: 'a@example.com', files: [] })])
  const { data, errors } = await execute(document, { rest, variables: { first: 1 } })
  expect(errors).toEqual([])
  expect(data.verificationFolder.mails.nodes[0]).toMatchObject({
    outcome: shownOutcome,
    reason: shownReason,
    import: null,
    files: [],
    from: 'a@example.com',
  })
  expect(rest.counts()).not.toHaveProperty('verificationImportList')
})

test('a mail is a node, and hidden from users without the permission', async () => {
  const rest = services([mail()])
  const byId = `{ node(id: "${idOf('VerificationMail', 200)}") { ... on VerificationMail { subject } } }`
  expect((await execute(byId, { rest })).data.node).toEqual({ subject: 'My application' })
  expect(rest.calls.at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 1000, ids: [uuid(200)] })
  expect(
    await execute(byId, { rest: services([mail()]), viewer: viewerWith('Candidate:ListCandidate') }),
  ).toMatchObject({ code: 'FORBIDDEN' })
})

test('folders have no address if the services have none', async () => {
  const rest = fakeRest().on(verificationFolderByIds, () => [folder({ importType: 1 })])
  const { data } = await execute(`{ verificationFolder(databaseId: "${uuid(1)}") { mailAddress } }`, { rest })
  expect(data.verificationFolder.mailAddress).toBeNull()
})
