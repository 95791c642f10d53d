import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = join(import.meta.dirname, '../../node_modules/.cache/peers')
const root = join(folder, 'root')
const wanted = ['kamailio', 'kamailio-websocket-modules', 'kamailio-tls-modules', 'rtpengine-daemon', 'sip-tester']
/** The test also needs this package; most machines have it. */
const needed = ['openssl']

/** The programs of Debian's packages, unpacked into a separate folder. */
export interface Programs {
  kamailio: string
  kamailioModules: string
  rtpengine: string
  sipp: string
  env: NodeJS.ProcessEnv
}

/**
 * Unpacks the packages, and the libraries that the machine lacks, without installing anything; later calls use what is
 * there. Returns the reason as a text if this is not possible.
 */
export async function findPrograms(): Promise<Programs | string> {
  const why = existsSync(root) ? null : await unpack()
  if (why) return why
  const triple = (await readdir(join(root, 'usr/lib'))).find((name) => name.endsWith('-linux-gnu'))
  if (!triple) return `${root} is not what the packages should have left; remove it`
  const libraries = [`usr/lib/${triple}`, `lib/${triple}`, `usr/lib/${triple}/kamailio`].map((path) => join(root, path))
  const programs: Programs = {
    kamailio: join(root, 'usr/sbin/kamailio'),
    kamailioModules: join(root, `usr/lib/${triple}/kamailio/modules`),
    rtpengine: join(root, 'usr/bin/rtpengine'),
    sipp: join(root, 'usr/bin/sipp'),
    env: { ...process.env, LD_LIBRARY_PATH: libraries.join(':'), TERM: 'dumb' },
  }
  const lacking = [programs.kamailio, programs.rtpengine, programs.sipp].filter((path) => !existsSync(path))
  return lacking.length ? `there is no ${lacking.join(', ')}` : programs
}

async function unpack(): Promise<string | null> {
  const apt = async (...args: string[]) =>
    (await run('apt-get', args, { cwd: folder, maxBuffer: 16 * 1_048_576 })).stdout
  try {
    await mkdir(folder, { recursive: true })
    const missing = needed.filter((name) => !existsSync(`/usr/bin/${name}`))
    // The packages that an installation would add; without package lists this fails.
    const simulate = async () =>
      (await apt('-s', 'install', '--no-install-recommends', ...wanted, ...missing)).matchAll(/^Inst (\S+)/gm)
    const packages = [
      ...(await simulate().catch(async () => {
        await apt('update')
        return simulate()
      })),
    ].map(([, name]) => name!)
    await apt('download', ...packages)
    const part = join(folder, 'part')
    await rm(part, { recursive: true, force: true })
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.deb')) continue
      await run('dpkg-deb', ['-x', join(folder, name), part])
      await rm(join(folder, name))
    }
    await rename(part, root)
    return null
  } catch (error) {
    return `the packages of Kamailio, rtpengine and SIPp cannot be had (${(error as Error).message.split('\n')[0]})`
  }
}
