import { startServices } from './core/app.ts'
import { keepDataDirPrivate } from './core/dataDir.ts'
import { readSettings } from './core/settings.ts'
import { operations } from './contract.ts'
import { exchangeOf } from './demo/exchange/upgrade.ts'
import { serveFhu } from './demo/fhu.ts'
import { mailboxOf } from './demo/mailbox/mailbox.ts'
import { seedDemo } from './demo/seed.ts'
import { mailHandlers, periodic, queues, routes } from './features.ts'

/** Prints one clear sentence for the operator and exits. */
function giveUp(error: unknown): never {
  const { message, stack } = error as Error
  process.stderr.write(`${process.env.LOG_LEVEL === 'debug' ? stack : message}\n`)
  process.exit(1)
}

try {
  const settings = readSettings(process.env)
  keepDataDirPrivate(settings.dataDir)
  // The demo includes a small FHU.
  if (settings.isDemo) settings.fhuUrl ??= (await serveFhu()).url
  const services = await startServices(settings, {
    routes,
    queues,
    mailHandlers,
    periodic,
    operations,
    upgrades: exchangeOf(settings),
    mounts: mailboxOf(settings),
    crashed: giveUp,
    ...(settings.isDemo && { prepare: seedDemo }),
  })
  const { log } = services

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => giveUp(new Error('The services did not stop in time.')), 25_000).unref()
    await services.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal).catch(giveUp))

  log.info({ url: services.url, port: services.port, pid: process.pid }, 'ready')
} catch (error) {
  giveUp(error)
}
