import { describe, expect, test } from 'vitest'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import {
  verificationCandidateList,
  verificationFolderByIds,
  verificationImportGet,
} from '../../../services/features/verifications/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { companyId, execute, fakeLive, fakeRest, mayWatch, subscribe, watch } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { batch, candidate, folder } from './records.ts'

const progress = 'subscription ($id: ID!) { verificationImportChanged(id: $id) { id status processedCount } }'
const progressId = { id: idOf('VerificationImport', 10) }
const changes = 'subscription ($id: ID!) { verificationCandidatesChanged(folderId: $id) { candidateId at } }'
const folderId = { id: idOf('VerificationFolder', 1) }
const at = '2025-03-01T00:01:00.000Z'

const services = () =>
  fakeRest()
    .on(verificationImportGet, () => batch({ processed: 50 }))
    .on(verificationFolderByIds, ({ body }) => (body!.ids.includes(uuid(1)) ? [folder()] : []))
    .on(usersByUserNames, ({ body }) =>
      body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: 'Lê Vân', email: null })),
    )
const event = (given: Parameters<typeof batch>[0]) => ({
  type: 'import.progress',
  subjectId: uuid(10),
  at,
  data: batch(given),
})
const count = (result: IteratorResult<any>) => result.value?.data.verificationImportChanged.processedCount

describe('verificationImportChanged', () => {
  test('returns the current state and each change without a call, and ends with the import', async () => {
    const rest = services()
    const live = fakeLive()
    const stream = await watch(progress, { rest, live, variables: progressId })
    expect(live.watched).toEqual([{ companyId, type: 'import.progress', subjectId: uuid(10) }])
    expect((await stream.next()).value.data.verificationImportChanged).toEqual({
      id: progressId.id,
      status: 'IMPORTING',
      processedCount: 50,
    })
    live.emit(event({ processed: 60 }))
    expect(count(await stream.next())).toBe(60)
    live.emit(event({ processed: 100, status: 'succeed' }))
    expect((await stream.next()).value.data.verificationImportChanged.status).toBe('SUCCEEDED')
    expect(await stream.next()).toMatchObject({ done: true })
    expect(rest.counts()).toEqual({ verificationImportGet: 1 })
    expect(live.ended).toBeGreaterThan(0)
  })

  test('misses no change that happens while the state is read', async () => {
    const live = fakeLive()
    const rest = services().on(verificationImportGet, () => {
      live.emit(event({ processed: 70 }))
      return batch({ processed: 50 })
    })
    const stream = await watch(progress, { rest, live, variables: progressId })
    expect([count(await stream.next()), count(await stream.next())]).toEqual([50, 70])
  })

  test('never goes back: a change that the state already includes is left out', async () => {
    const live = fakeLive()
    const rest = services().on(verificationImportGet, () => {
      live.emit(event({ processed: 30 }))
      live.emit(event({ processed: 70 }))
      return batch({ processed: 50 })
    })
    const stream = await watch(progress, { rest, live, variables: progressId })
    expect([count(await stream.next()), count(await stream.next())]).toEqual([50, 70])
  })

  test('reads the state again after a reset', async () => {
    const rest = services()
    const live = fakeLive()
    const stream = await watch(progress, { rest, live, variables: progressId })
    await stream.next()
    rest.on(verificationImportGet, () => batch({ processed: 80, status: 'failed' }))
    live.emit('reset')
    expect(count(await stream.next())).toBe(80)
    expect(await stream.next()).toMatchObject({ done: true })
  })

  test('returns the state of a finished import and ends', async () => {
    const rest = services().on(verificationImportGet, () => batch({ status: 'succeed' }))
    const stream = await watch(progress, { rest, variables: progressId })
    expect((await stream.next()).value.data.verificationImportChanged.status).toBe('SUCCEEDED')
    expect(await stream.next()).toMatchObject({ done: true })
  })

  test('ends at once when the viewer leaves while nothing happens', async () => {
    const live = fakeLive()
    const stream = await watch(progress, { rest: services(), live, variables: progressId })
    await stream.next()
    const coming = stream.next()
    await stream.return(undefined)
    expect(await coming).toMatchObject({ done: true })
    expect(live.ended).toBeGreaterThan(0)
  })

  test('a state that cannot be read ends the stream with the failure', async () => {
    const live = fakeLive()
    const rest = services().on(verificationImportGet, () => {
      throw new RequestError('NOT_FOUND', 'Not found')
    })
    const stream = await watch(progress, { rest, live, variables: progressId })
    await expect(stream.next()).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(live.ended).toBeGreaterThan(0)
  })

  test('caches names between events, but reads records again', async () => {
    const rest = services()
    const live = fakeLive()
    const document =
      'subscription ($id: ID!) { verificationImportChanged(id: $id) { createdBy { fullName } folder { candidateCount } } }'
    const stream = await watch(document, { rest, live, variables: progressId })
    await stream.next()
    live.emit(event({ processed: 60 }))
    await stream.next()
    expect(rest.counts()).toEqual({ verificationImportGet: 1, usersByUserNames: 1, verificationFolderByIds: 2 })
  })

  test('may read a list with every event, however many there are', async () => {
    const rest = services().on(verificationCandidateList, () => pageOf([]))
    const live = fakeLive()
    const document =
      'subscription ($id: ID!) { verificationImportChanged(id: $id) { folder { candidates(first: 1) { totalCount } } } }'
    const stream = await watch(document, { rest, live, variables: progressId })
    for (let events = 0; events < 15; events += 1) {
      expect((await stream.next()).value.errors).toBeUndefined()
      live.emit(event({ processed: 60 + events }))
    }
  })

  test('polls without an event stream, and returns only what is new', async () => {
    const rest = services()
    const live = fakeLive()
    await watch(progress, { rest, live, variables: progressId })
    const poll = live.polls[0]!
    expect([await poll(), await poll()]).toEqual([batch({ processed: 50 }), null])
    rest.on(verificationImportGet, () => batch({ processed: 51 }))
    expect(await poll()).toEqual(batch({ processed: 51 }))
  })

  test.each([uuid(10), idOf('VerificationFolder', 1)])('refuses the id %s', async (id) => {
    expect(await subscribe(progress, { rest: services(), variables: { id } })).toMatchObject({ code: 'BAD_INPUT' })
  })
})

describe('who may watch', () => {
  const forbidden = () => {
    throw new RequestError('FORBIDDEN', 'Not allowed')
  }
  test('an import: users who may read it', async () => {
    await expect(mayWatch('verificationImportChanged', progressId, { rest: services() })).resolves.toBeUndefined()
    await expect(
      mayWatch('verificationImportChanged', progressId, { rest: services().on(verificationImportGet, forbidden) }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(mayWatch('verificationImportChanged', { id: 'x' }, { rest: services() })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    })
  })
  test('a list: users who may see its folder', async () => {
    const args = (number: number) => ({ folderId: idOf('VerificationFolder', number) })
    await expect(mayWatch('verificationCandidatesChanged', args(1), { rest: services() })).resolves.toBeUndefined()
    await expect(mayWatch('verificationCandidatesChanged', args(2), { rest: services() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('verificationCandidatesChanged', () => {
  test('reports once at the start, then each change with its row', async () => {
    const rest = services()
    const live = fakeLive()
    const stream = await watch(changes, { rest, live, variables: folderId })
    expect((await stream.next()).value.data.verificationCandidatesChanged).toMatchObject({ candidateId: null })
    live.emit({
      type: 'list.changed',
      subjectId: uuid(1),
      at,
      data: { list: 'VERIFICATION_CANDIDATES', rowId: uuid(100) },
    })
    expect((await stream.next()).value.data.verificationCandidatesChanged).toEqual({
      candidateId: idOf('VerificationCandidate', 100),
      at,
    })
    live.emit({ type: 'list.changed', subjectId: uuid(1), at, data: null })
    expect((await stream.next()).value.data.verificationCandidatesChanged).toMatchObject({ candidateId: null, at })
    live.emit('reset')
    expect((await stream.next()).value.data.verificationCandidatesChanged.candidateId).toBeNull()
    expect(live.watched).toEqual([{ companyId, type: 'list.changed', subjectId: uuid(1) }])
  })

  test('uses the newest rows in place of the list without an event stream', async () => {
    const rest = services().on(verificationCandidateList, () => pageOf([candidate()]))
    const live = fakeLive()
    await watch(changes, { rest, live, variables: folderId })
    const poll = live.polls[0]!
    expect(await poll()).not.toBeNull()
    expect(await poll()).toBeNull()
    rest.on(verificationCandidateList, () => pageOf([candidate({ status: 'approved' })]))
    expect(await poll()).not.toBeNull()
  })
})

test('verificationImportChanged cannot be requested as a query', async () => {
  await expect(execute('{ verificationImportChanged(id: "x") { id } }')).rejects.toThrow(/Cannot query field/)
})
