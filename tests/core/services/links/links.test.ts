import { afterAll, beforeAll, expect, test } from 'vitest'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { unscoped } from '../../../../services/core/database/unscoped.ts'
import { newId } from '../../../../services/core/ids.ts'
import { runPeriodic } from '../../../../services/core/jobs/periodic.ts'
import { endedLinks, issueLink, openLink, revokeLinks, useLink } from '../../../../services/core/links/links.ts'
import { companies, startHere, type Here } from '../coreServices.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startHere({})
})
afterAll(() => here?.close())

const company = () => here.services.companyDb(companies[0])
/** A caller who is not signed in belongs to no company. */
const nobody = () => new CompanyDb(unscoped(company()), '00000000-0000-0000-0000-000000000000')
const hour = 3_600_000
const given = (more = {}) => ({
  purpose: 'booking' as const,
  subjectId: newId(),
  reader: 'lan@example.com',
  expiresAt: new Date(Date.now() + hour),
  createdBy: 'ann',
  ...more,
})
const gone = { status: 404, body: { errorCode: 'LINK_GONE' } }

test('a token opens its record in its company, and is not stored in plain text', async () => {
  const link = given()
  const token = await issueLink(company(), link)
  expect(token).toMatch(/^[\w-]{43}$/)
  const open = await openLink(nobody(), 'booking', token)
  expect(open).toMatchObject({ subjectId: link.subjectId, reader: 'lan@example.com', createdBy: 'ann' })
  expect(open.db.companyId).toBe(companies[0])
  expect(JSON.stringify(await company().from('link').selectAll('link').execute())).not.toContain(token)
})

test('a token that is for another purpose, unknown, expired or revoked opens nothing, with the same answer', async () => {
  const link = given()
  const token = await issueLink(company(), link)
  await expect(openLink(nobody(), 'interviewReply', token)).rejects.toMatchObject(gone)
  await expect(openLink(nobody(), 'booking', 'x'.repeat(43))).rejects.toMatchObject(gone)
  const old = await issueLink(company(), given({ expiresAt: new Date(Date.now() - 1) }))
  await expect(openLink(nobody(), 'booking', old)).rejects.toMatchObject(gone)
  await revokeLinks(company(), { subjectId: link.subjectId })
  await expect(openLink(nobody(), 'booking', token)).rejects.toMatchObject(gone)
})

test('a new link replaces the previous one, unless it is a reminder', async () => {
  const link = given()
  const first = await issueLink(company(), link)
  const reminder = await issueLink(company(), link, { keepsOlder: true })
  await expect(openLink(nobody(), 'booking', first)).resolves.toMatchObject({ subjectId: link.subjectId })
  const foreign = await issueLink(company(), { ...link, reader: 'minh@example.com' })
  const last = await issueLink(company(), link)
  for (const token of [first, reminder]) await expect(openLink(nobody(), 'booking', token)).rejects.toMatchObject(gone)
  for (const token of [foreign, last]) await expect(openLink(nobody(), 'booking', token)).resolves.toBeTruthy()
})

test('of two users of a link at once, one finds it used, and work that throws leaves it open', async () => {
  const token = await issueLink(company(), given())
  await expect(
    useLink(nobody(), 'booking', token, async () => {
      throw new Error('The slot is taken')
    }),
  ).rejects.toThrow('The slot is taken')
  const both = await Promise.allSettled([1, 2].map((one) => useLink(nobody(), 'booking', token, async () => one)))
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: gone })
  await expect(openLink(nobody(), 'booking', token)).rejects.toMatchObject(gone)
})

test('links are deleted a month after their end', async () => {
  const month = 30 * 24 * hour
  const link = given({ expiresAt: new Date(Date.now() - month - hour) })
  await issueLink(company(), link)
  const fresh = given({ expiresAt: new Date(Date.now() - hour) })
  await issueLink(company(), fresh)
  await runPeriodic(unscoped(company()), endedLinks)
  const kept = await company().from('link').select('subject_id').execute()
  expect(kept.map(({ subject_id: id }) => id)).toContain(fresh.subjectId)
  expect(kept.map(({ subject_id: id }) => id)).not.toContain(link.subjectId)
})
