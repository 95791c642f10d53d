import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../../services/core/database/connect.ts'
import { migrate, migrationsFolder } from '../../../services/core/database/migrate.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { testDatabase } from '../../support/database.ts'

test('a view that was saved before other lists had views becomes a view of the candidates, with the same id', async () => {
  const database = await testDatabase()
  const { log } = Fastify({ logger: false })
  const connected = await connectDatabase(readSettings(database.env), log, (error) => {
    throw error
  })
  try {
    const earlier = join(database.dataDir, 'earlier')
    await mkdir(earlier, { recursive: true })
    for (const name of await readdir(migrationsFolder)) {
      if (name < '0109') await symlink(join(migrationsFolder, name), join(earlier, name))
    }
    await migrate(connected, earlier)
    const [companyId, id] = [crypto.randomUUID(), crypto.randomUUID()]
    await sql`insert into candidate_view (company_id, id, name, query, user_name) values (${companyId}, ${id}, 'Java', 'q=java', 'recruiter')`.execute(
      connected.db,
    )
    expect(await migrate(connected, migrationsFolder)).toContain('0109_savedViews')
    const { rows } = await sql`select id, list, name, query from saved_view`.execute(connected.db)
    expect(rows).toEqual([{ id, list: 'candidates', name: 'Java', query: 'q=java' }])
  } finally {
    await connected.close()
    await database.drop()
  }
})
