import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startServices } from '../../../services/core/app.ts'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { routes } from '../../../services/features.ts'
import { startOffers } from './offers.fixture.ts'

/** The seconds that the last step of an acceptance takes in this test, so that the process can be killed before it. */
const stall = 4

test('if the process is killed before the effects of an acceptance, nothing is stored; the repeated acceptance happens completely and once', async () => {
  const here = await startOffers()
  const at = await here.place()
  const { offer, token } = await here.sent(at)
  const { body: opened } = await here.open(token, await here.codeOf(token, offer.id))
  const stageBefore = await here.stageOf(at)
  const mailsBefore = (await here.mails(offer.id)).length
  await sql`create function stall() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${sql.lit(stall)}); return new; end $$`.execute(unscoped(here.db))
  await sql`create trigger stall before update of used_at on link for each row execute function stall()`.execute(
    unscoped(here.db),
  )
  await here.services.close()

  const settings = {
    ...here.database.env,
    PORT: '4000',
    SERVICES_PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'error',
    GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-tests',
    INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-tests',
  }
  const child = spawn(process.execPath, [fileURLToPath(new URL('./answeringServices.ts', import.meta.url))], {
    env: { ...process.env, ...settings, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', () => reject(new Error('The services did not start')))
  })
  const accept = (base: string) =>
    fetch(`${base}/OfferLetters/${token}/answer`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: opened.key, answer: 'accepted', version: opened.letter.version }),
    })
  const cutOff = accept(url).then(
    ({ status }) => status,
    () => 'cut off',
  )
  await new Promise((wait) => setTimeout(wait, 1500))
  child.kill('SIGKILL')
  expect(await cutOff).toBe('cut off')

  const services = await startServices(readSettings(settings), { routes, queues: [] })
  try {
    const db = services.companyDb(companies.first.id)
    await sql`drop function stall() cascade`.execute(unscoped(db))
    const read = async () => ({
      state: (await db.from('offer').select('offer.state').where('offer.id', '=', offer.id).executeTakeFirstOrThrow())
        .state,
      stage: (
        await db
          .from('job_candidate')
          .innerJoin('workflow_status', (join) =>
            join
              .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
              .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
          )
          .select('workflow_status.key')
          .where('job_candidate.job_id', '=', at.jobId)
          .where('job_candidate.candidate_id', '=', at.candidateId)
          .executeTakeFirstOrThrow()
      ).key,
      mails: (await db.from('mail').select('mail.id').where('mail.source_id', '=', offer.id).execute()).length,
    })
    expect(await read()).toEqual({ state: 'sent', stage: stageBefore, mails: mailsBefore })
    expect((await accept(services.url)).status).toBe(200)
    const after = { state: 'accepted', stage: 'OFFER_ACCEPTED', mails: mailsBefore + 1 }
    expect(await read()).toEqual(after)
    expect((await accept(services.url)).status).toBe(404)
    expect(await read()).toEqual(after)
  } finally {
    await services.close()
    await here.database.drop()
  }
}, 90_000)
