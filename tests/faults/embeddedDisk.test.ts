import { statfs } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { folderNamed, isOver, untilImport } from '../features/verifications/desk.ts'
import { tokenOf, uploadCsv } from '../support/api.ts'
import { candidatesCsv, columnsOf } from '../support/csv.ts'
import { startStack } from '../support/startStack.ts'
import { mountDisk, resizeDisk, unmountDisk, whyNoDisk } from './smallDisk.ts'

const rows = 15_000
const noDisk = await whyNoDisk()

test(
  'if the disk of the embedded database fills up during an import, the process reports it and ends, and with more space the import continues',
  { timeout: 240_000 },
  async ({ skip }) => {
    if (noDisk) {
      console.warn(`skipped: ${noDisk}`)
      skip(noDisk)
    }
    vi.stubEnv('TEST_ENGINE', 'pglite')
    let disk = ''
    const stack = await startStack(
      { TOKEN_SECONDS: '3600' },
      { longestPause: 200, contents: 'empty', prepare: (dataDir) => mountDisk((disk = dataDir), 300) },
    )
    try {
      const folder = await folderNamed(stack, 'Backend 2026')
      const token = await tokenOf(stack, 'recruiter')
      const { bsize, blocks, bfree } = await statfs(disk)
      // Less space than one step of its log needs, which then fails, but enough for the tables until then.
      await resizeDisk(disk, Math.ceil(((blocks - bfree) * bsize) / 1_048_576) + 14)
      const { status, body } = await uploadCsv(
        stack,
        token,
        folder.id,
        candidatesCsv({ rows, seed: 66, columns: columnsOf(folder) }),
        'full.csv',
      )
      expect(status).toBe(200)

      // What the operator reads when it happens, and after a restart without more space.
      await expect
        .poll(() => stack.lines.find((line) => line.startsWith('The embedded database cannot go on')), {
          timeout: 60_000,
        })
        .toMatch(/^The embedded database cannot go on: could not write to file .*: No space left on device\.$/)
      await expect
        .poll(() => stack.lines.find((line) => line.startsWith('The embedded database did not start')), {
          timeout: 30_000,
        })
        .toMatch(/; the disk of \S+ has \d+ MB left, and 32 are needed\.$/)
      // What users see.
      const refused = await uploadCsv(
        stack,
        token,
        folder.id,
        candidatesCsv({ rows: 5, seed: 67, columns: columnsOf(folder) }),
        'later.csv',
      )
      expect([refused.status, refused.body.errors?.[0]?.extensions.code]).toEqual([503, 'UPSTREAM_UNAVAILABLE'])

      await resizeDisk(disk, 400)
      expect(await untilImport(stack, token, body.id!, isOver, 120)).toMatchObject({
        status: 'succeed',
        processed: rows,
        totalRows: rows,
      })
      expect((await folderNamed(stack, 'Backend 2026')).candidateCount).toBe(folder.candidateCount! + rows)
    } finally {
      await unmountDisk(disk)
      await stack.stop()
    }
  },
)
