import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Fastify from 'fastify'
import { CompanyDb } from '../services/core/database/companyDb.ts'
import { connectDatabase } from '../services/core/database/connect.ts'
import { withStartLock, migrate, migrationsFolder } from '../services/core/database/migrate.ts'
import { keepDataDirPrivate } from '../services/core/dataDir.ts'
import { diskFiles } from '../services/core/files/diskFiles.ts'
import { s3Files } from '../services/core/files/s3Files.ts'
import { readSettings } from '../services/core/settings.ts'
import { companies, users } from '../services/demo/people/accounts.ts'
import { addGenerated } from '../services/demo/candidates/bulk.ts'
import { seedDemo } from '../services/demo/seed.ts'

const usage = `Usage: npm run seed -- --candidates 100000
Adds that many generated candidates to the first demo company, and as many rows in a new CV-verification folder.
On PostgreSQL (DATABASE_URL) the product may run meanwhile; the embedded database (DATA_DIR) must be stopped first.`

/** Returns the requested number. Prints the usage and exits if it is not valid. */
function readCount(): number {
  try {
    const { values } = parseArgs({ options: { candidates: { type: 'string' } } })
    const count = Number(values.candidates)
    if (Number.isInteger(count) && count > 0 && count <= 1_000_000) return count
  } catch {
    // An unknown option prints the usage, like a missing one.
  }
  console.error(usage)
  process.exit(1)
}

const count = readCount()
const { log } = Fastify({ logger: { level: 'error' } })
try {
  const settings = readSettings(process.env)
  keepDataDirPrivate(settings.dataDir)
  const connected = await connectDatabase(settings, log, (error) => {
    throw error
  })
  try {
    const companyDb = (companyId: string) => new CompanyDb(connected.db, companyId)
    const files = settings.s3Url ? s3Files(settings.s3Url) : diskFiles(join(settings.dataDir, 'files'))
    await withStartLock(connected, () => migrate(connected, migrationsFolder))
    await seedDemo({ db: connected.db, companyDb, files })
    const began = performance.now()
    await addGenerated(companyDb(companies.first.id), users.recruiter.userName, count, (done) => {
      if (done % 10_000 === 0 || done === count)
        console.log(`${done.toLocaleString('en')} of ${count.toLocaleString('en')} candidates`)
    })
    // Without new statistics the planner would treat the tables as small.
    for (const table of ['candidate', 'candidate_contact', 'verification_candidate', 'verification_candidate_key'])
      await connected.pool.query(`analyze ${table}`)
    console.log(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  } finally {
    await connected.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
