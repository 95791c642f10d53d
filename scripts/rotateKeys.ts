import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { connectDatabase } from '../services/core/database/connect.ts'
import { keepDataDirPrivate } from '../services/core/dataDir.ts'
import { rotateSigningKey } from '../services/core/identity/provider/keys.ts'
import { readSettings } from '../services/core/settings.ts'

const usage = `Usage: npm run rotate-keys                   a new key is published now and signs in ten minutes; tokens of the old one stay good
       npm run rotate-keys -- --after 60     the same in a minute
       npm run rotate-keys -- --withdraw     it signs at once, and tokens of all others are refused: a key has become known
On PostgreSQL (DATABASE_URL) the product may run meanwhile; the embedded database (DATA_DIR) must be stopped first.`

function readOptions(): { announce?: number; withdraw?: boolean } {
  try {
    const { after, withdraw } = parseArgs({
      options: { after: { type: 'string' }, withdraw: { type: 'boolean' } },
    }).values
    if (withdraw) return { announce: 0, withdraw }
    if (after === undefined) return {}
    if (/^\d{1,6}$/.test(after)) return { announce: Number(after) }
  } catch {
    // An unknown option prints the usage, like a wrong value.
  }
  console.error(usage)
  process.exit(1)
}

const options = readOptions()
const { log } = Fastify({ logger: { level: 'error' } })
try {
  const settings = readSettings(process.env)
  keepDataDirPrivate(settings.dataDir)
  const connected = await connectDatabase(settings, log, (error) => {
    throw error
  })
  try {
    console.log(`The new key is ${await rotateSigningKey(connected.db, options)}.`)
  } finally {
    await connected.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
