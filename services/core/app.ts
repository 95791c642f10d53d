import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sql, type Kysely } from 'kysely'
import { createCache } from './cache.ts'
import { checkRoutes } from './http/checkRoutes.ts'
import type { Operation } from './contract/operation.ts'
import { CompanyDb } from './database/companyDb.ts'
import { connectDatabase, type Connected } from './database/connect.ts'
import { withStartLock, migrate, migrationsFolder } from './database/migrate.ts'
import { openSession } from './database/session.ts'
import type { Database } from './database/tables.ts'
import { diskFiles } from './files/diskFiles.ts'
import { removeOld } from './events/eventLog.ts'
import { mountEvents, type EventStreams } from './events/eventStream.ts'
import type { FileStore } from './files/files.ts'
import { hasAccounts } from './identity/people/accounts.ts'
import { withKeysNow, withOpenModules } from './identity/provider/keysNow.ts'
import type { Identity } from './identity/provider/identity.ts'
import { createIdentity } from './identity/provider/provider.ts'
import { createStandings } from './identity/roles/standing.ts'
import { mountScim } from './identity/scim/mount.ts'
import type { MailHandler } from './inbound/handler.ts'
import { startReceiver } from './inbound/receiver.ts'
import { createJobRunner } from './jobs/jobRunner.ts'
import type { Jobs, Queue } from './jobs/jobs.ts'
import { oldMails } from './mail/keeping.ts'
import { createSending, releaseMails, type SendingTimes } from './mail/sending.ts'
import { mountRoute } from './http/mountRoute.ts'
import { createPublicCalls } from './http/publicCalls.ts'
import { endedLinks } from './links/links.ts'
import { startPeriodic, type Periodic } from './jobs/periodic.ts'
import type { Route } from './http/routes.ts'
import { pushSending } from './notifications/sendPush.ts'
import { createPush } from './push.ts'
import { s3Files } from './files/s3Files.ts'
import { createApp } from './http/server.ts'
import type { Settings } from './settings.ts'
import { removeExpired } from './files/storedFiles.ts'
import { findTools } from './tools.ts'
import { removeLeftovers } from './files/upload.ts'
import { createUpgrades, type Upgrade, type UpgradeContext } from './http/upgrades.ts'

/** What mounted pages may use to answer requests. */
export type MountContext = Pick<UpgradeContext, 'db' | 'files'>

export interface ServicesParts {
  routes: readonly Route[]
  queues: readonly Queue[]
  /** Handlers for incoming mails. */
  mailHandlers?: readonly MailHandler[]
  /** Paths that accept WebSockets. */
  upgrades?: readonly Upgrade[]
  /** Adds pages that are not operations, such as those of the demo. */
  mounts?: readonly ((app: FastifyInstance, context: MountContext) => void)[]
  /** Work that is repeated at intervals. */
  periodic?: readonly Periodic[]
  /** Overrides for the timing of outgoing mails. */
  sendingTimes?: Partial<SendingTimes>
  /** The window for counting calls without a sign-in, in seconds; default: one minute. */
  publicWindowSeconds?: number
  /** The complete contract: each operation must have a route, and each route an operation. */
  operations?: readonly Operation[]
  migrationsFolder?: string
  /** Runs before the services report that they are ready, in one instance at a time (demo data). */
  prepare?(services: Services): Promise<void>
  /** Called when the process cannot go on (its database has stopped). */
  crashed?(error: Error): void
}

/** The running services. In-process callers (tests, seeds) use the parts directly. */
export interface Services {
  url: string
  port: number
  /** The port on which mails are received. */
  smtpPort: number | null
  db: Kysely<Database>
  companyDb(companyId: string): CompanyDb
  jobs: Jobs
  files: FileStore
  events: EventStreams
  identity: Identity
  log: FastifyBaseLogger
  /** Finishes running work, ends the streams and closes the database. */
  close(): Promise<void>
}

const cleanEvery = 600_000

/** Starts the REST services: database, migrations, jobs, identity and HTTP. */
export async function startServices(settings: Settings, parts: ServicesParts): Promise<Services> {
  checkRoutes(parts)
  let state: 'starting' | 'ready' | 'draining' = 'starting'
  let connected: Connected | undefined
  let identity: Identity | undefined
  let context: UpgradeContext | undefined
  // While nobody can sign in, /ready reports it. An external identity provider manages the accounts itself.
  let isDeserted = settings.isEmbeddedIssuer
  const upgrades = createUpgrades(parts.upgrades ?? [], () => context!)
  const app = createApp({
    upgrades,
    logLevel: settings.logLevel,
    identity: (request, response) => identity!.handler(request, response),
    async ready() {
      const answers = await sql`select 1`.execute(connected!.db).then(
        () => true,
        () => false,
      )
      const isReady = answers && state === 'ready'
      if (isReady && isDeserted) isDeserted = !(await hasAccounts(connected!.db, settings))
      return {
        isReady,
        details: { state, database: answers ? 'ok' : 'down', ...(isReady && isDeserted && { accounts: 'none' }) },
      }
    },
  })
  const { log } = app
  const undo: (() => unknown)[] = []
  try {
    const tools = findTools(settings)
    connected = await connectDatabase(
      settings,
      log,
      parts.crashed ?? ((error) => log.fatal({ err: error }, 'the database has stopped')),
    )
    const { db } = connected
    undo.push(connected.close)
    const files = settings.s3Url ? s3Files(settings.s3Url) : diskFiles(join(settings.dataDir, 'files'))
    const push = createPush(settings.push, log)
    const folder = join(settings.dataDir, 'uploads')
    await removeLeftovers(folder)
    const jobs = await withStartLock(connected, async () => {
      const names = await migrate(connected!, parts.migrationsFolder ?? migrationsFolder)
      if (names.length > 0) log.info({ migrations: names }, 'the database was brought up to date')
      const about = { name: settings.productName, publicUrl: settings.publicUrl }
      const runner = await createJobRunner(
        connected!,
        parts.queues,
        { files, tools, product: about, delayDivisor: settings.delayDivisor },
        log,
      )
      undo.push(runner.stop)
      return runner
    })
    identity = await createIdentity({ db, issuer: settings.issuer, audience: settings.audience, settings, log })
    const cache = createCache(connected.engine === 'postgres' ? db : null, log)
    undo.push(cache.close)
    const { productName: name, publicUrl, isEmbeddedIssuer, fhuUrl, smtp, phone, totpKey } = settings
    const product = {
      name,
      publicUrl,
      isEmbeddedIssuer,
      sendsMail: settings.mail.server !== 'none',
      mailFrom: settings.mail.from.address,
      ...(fhuUrl && { fhuUrl }),
      ...(smtp && { mailDomain: smtp.domain }),
      ...(phone && { phone }),
      ...(totpKey && { totpKey }),
    }
    const verify = (isEmbeddedIssuer ? withKeysNow : withOpenModules)(identity.verify, { db, cache })
    const gate = { verify, standing: createStandings({ db, cache, isEmbeddedIssuer }) }
    const { publicWindowSeconds: windowSeconds } = parts
    const publicCalls = createPublicCalls({ ...settings, db, ...(windowSeconds && { windowSeconds }) })
    const core = { db, product, files, tools, jobs, cache, push, dataDir: settings.dataDir, gate, publicCalls }
    const events = mountEvents(app, core)
    for (const route of parts.routes) mountRoute(app, route, core)
    mountScim(app, { db, product })
    for (const mount of parts.mounts ?? []) mount(app, { db, files })
    const companyDb = (companyId: string) => new CompanyDb(db, companyId)
    context = { db, companyDb, files, folder, log }
    const releaseAll = () => Promise.all([jobs.requeue(), releaseMails(db)])
    const session = await openSession(connected, log, releaseAll, events.wake)
    // Close the session after the jobs have stopped: while a job runs here, this instance counts as alive.
    undo.splice(1, 0, session.close)
    const clean = async () => {
      await removeOld(db)
      await removeExpired(db, files)
      await publicCalls.clean()
    }
    const cleaning = setInterval(() => clean().catch((error) => log.error({ err: error }, 'cleaning up')), cleanEvery)
    undo.push(() => clearInterval(cleaning))
    await removeOld(db)
    await app.listen({ host: settings.host, port: settings.port })
    const receiver =
      smtp &&
      (await startReceiver(smtp, parts.mailHandlers ?? [], { db, files, jobs, log, folder }).catch((error) => {
        throw isTaken(error)
          ? new Error(
              `Port ${smtp.port} is taken: stop the program that uses it, or set SMTP_PORT to another port or to "none".`,
            )
          : error
      }))
    // Close the receiver first: every mail that was answered with 250 is in the database by then.
    if (receiver) undo.push(receiver.close)

    const { port } = app.server.address() as AddressInfo
    let closed: Promise<void> | undefined
    const close = async () => {
      state = 'draining'
      events.close()
      // The server ends only when its last connection does, and nothing else closes the WebSockets.
      await upgrades.close()
      await app.close()
      for (const step of undo.reverse()) await step()
    }
    const services: Services = {
      url: `http://${settings.host}:${port}`,
      port,
      smtpPort: receiver?.port ?? null,
      db,
      companyDb,
      jobs,
      files,
      events,
      identity,
      log,
      close: () => (closed ??= close()),
    }
    if (parts.prepare) await withStartLock(connected, () => parts.prepare!(services))
    await jobs.work()
    const sending = createSending({ settings: settings.mail, files, log, times: parts.sendingTimes })
    undo.push(
      startPeriodic(
        db,
        [...(parts.periodic ?? []), sending.periodic, pushSending(push), endedLinks, oldMails(settings.mail.keptDays)],
        log,
        { publicUrl: product.publicUrl, jobs },
      ),
      sending.stop,
    )
    if (settings.mail.server === 'none') log.warn('no mails are sent: OUTGOING_SMTP_URL is not set')
    if (isDeserted && !(await hasAccounts(db, settings)))
      log.info('nobody can sign in yet: npm run create-administrator makes the first account')
    state = 'ready'
    return services
  } catch (error) {
    await app.close()
    for (const step of undo.reverse()) await Promise.resolve(step()).catch(() => {})
    throw readable(error, settings)
  }
}

const isTaken = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

function readable(error: unknown, { port }: Settings): unknown {
  if (!isTaken(error)) return error
  return new Error(`Port ${port} is taken: stop the program that uses it, or set SERVICES_PORT to another port.`)
}
