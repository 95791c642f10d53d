import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Turns, type Wait } from '../../core/documents/turns.ts'
import { refused } from '../../core/http/errors.ts'

const longest = 45_000
const turns = new Turns()

/** Disables macros and linked pictures, so that a document cannot reach the machine or its network. */
const profile = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="MacroSecurityLevel" oor:op="fuse"><value>3</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableMacrosExecution" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="DisableActiveContent" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Common/Security/Scripting"><prop oor:name="BlockUntrustedRefererLinks" oor:op="fuse"><value>true</value></prop></item>
<item oor:path="/org.openoffice.Office.Writer/Content/Update"><prop oor:name="Link" oor:op="fuse"><value>2</value></prop></item>
</oor:items>
`
/** A proxy that does not exist, for any fetch that the profile does not prevent. */
const nowhere = 'http://127.0.0.1:9'

/**
 * Converts an office document to PDF with LibreOffice: one at a time, in a temporary folder with a new profile, within
 * a time limit.
 */
export const officeToPdf = (
  soffice: string,
  bytes: Uint8Array,
  extension: 'doc' | 'docx',
  wait?: Wait,
): Promise<Buffer> =>
  turns.run(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'hireloom-office-'))
    try {
      const user = join(folder, 'profile', 'user')
      await mkdir(user, { recursive: true })
      await writeFile(join(user, 'registrymodifications.xcu'), profile)
      await writeFile(join(folder, `in.${extension}`), bytes)
      await run(soffice, folder, `in.${extension}`)
      return await readFile(join(folder, 'in.pdf')).catch(() => {
        throw refused('DOCUMENT_BROKEN', 'LibreOffice cannot read the document')
      })
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  }, wait)

function run(soffice: string, folder: string, file: string): Promise<void> {
  const args = [
    '--headless',
    '--norestore',
    '--nologo',
    '--nodefault',
    '--nolockcheck',
    `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    join(folder, file),
  ]
  const env = {
    PATH: process.env.PATH,
    LANG: 'C.UTF-8',
    HOME: folder,
    TMPDIR: folder,
    http_proxy: nowhere,
    https_proxy: nowhere,
    no_proxy: '',
  }
  return new Promise((resolve, reject) => {
    // A separate process group: the program is a script that starts another one, and both must be killed.
    const child = spawn(soffice, args, { cwd: folder, env, stdio: 'ignore', detached: true })
    const timer = setTimeout(() => {
      process.kill(-child.pid!, 'SIGKILL')
      reject(refused('DOCUMENT_TOO_LARGE', 'LibreOffice takes too long for the document'))
    }, longest)
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
