import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { kamailioConfig, type KamailioSettings } from './kamailio.ts'
import type { Programs } from './packages.ts'
import { scenarios } from './scenarios.ts'

const host = '127.0.0.1'

/** Returns free UDP ports; the port after each is free as well (RTCP). */
async function freeUdpPorts(count: number): Promise<number[]> {
  const bind = (port: number) =>
    new Promise<ReturnType<typeof createSocket> | null>((resolve) => {
      const socket = createSocket('udp4')
      socket.once('error', () => resolve(null))
      socket.bind(port, host, () => resolve(socket))
    })
  const held: { port: number; sockets: ReturnType<typeof createSocket>[] }[] = []
  while (held.length < count) {
    const first = await bind(0)
    const port = first!.address().port
    const next = port % 2 === 0 ? await bind(port + 1) : null
    if (next) held.push({ port, sockets: [first!, next] })
    else first!.close()
  }
  for (const { sockets } of held) for (const socket of sockets) socket.close()
  return held.map(({ port }) => port)
}

/** Starts a process that ends with the test. Returns it with its output. */
function start(name: string, path: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child: ChildProcess = spawn(path, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => void said.push(String(data)))
  child.on('error', (error) => void said.push(error.message))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    said: () => `${name}: ${said.join('').slice(-3000)}`,
    isOn: () => child.exitCode === null && child.signalCode === null && child.pid !== undefined,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(timer)
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** rtpengine answers `ping` with `pong`. */
const pongs = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createSocket('udp4')
    const done = (isThere: boolean) => {
      clearTimeout(timer)
      socket.close()
      resolve(isThere)
    }
    const timer = setTimeout(() => done(false), 200)
    socket.once('message', (data) => done(String(data).includes('pong')))
    socket.once('error', () => done(false))
    socket.send('1 d7:command4:pinge', port, host)
  })

export interface Peers {
  stop(): Promise<void>
}

/** Starts Kamailio, rtpengine and one SIPp for each kind of callee, on the loopback interface only. */
export async function startPeers(
  programs: Programs,
  wss: number,
  { passwords, extensions }: { passwords: Record<string, string>; extensions: Record<string, string> },
  endings: Record<keyof typeof scenarios, string>,
): Promise<Peers> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-peers-'))
  const [certificate, key, config] = ['certificate.pem', 'key.pem', 'kamailio.cfg'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await promisify(execFile)('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${host}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  const names = Object.keys(scenarios) as (keyof typeof scenarios)[]
  const [sip, media, ...free] = await freeUdpPorts(2 + 2 * names.length)
  const running: ReturnType<typeof start>[] = []
  const routes: KamailioSettings['routes'] = { ...extensions }
  for (const [at, name] of names.entries()) {
    const [port, sound] = [free[2 * at]!, free[2 * at + 1]!]
    routes[endings[name]] = port
    const file = join(folder, `${name}.xml`)
    await writeFile(file, scenarios[name])
    running.push(
      start(
        `sipp ${name}`,
        programs.sipp,
        ['-sf', file, '-i', host, '-p', `${port}`, '-mi', host, '-mp', `${sound}`, '-rtp_echo', '-nostdin'],
        { ...programs.env, HOME: folder },
      ),
    )
  }
  await writeFile(
    config,
    kamailioConfig({
      modules: programs.kamailioModules,
      ports: { wss, sip: sip!, media: media! },
      realm: 'hireloom',
      certificate,
      key,
      passwords,
      routes,
    }),
  )
  running.push(
    start(
      'rtpengine',
      programs.rtpengine,
      [
        `--interface=${host}`,
        `--listen-ng=${host}:${media}`,
        '--table=-1',
        '--foreground',
        '--log-stderr',
        '--log-level=4',
      ],
      programs.env,
    ),
    start(
      'kamailio',
      programs.kamailio,
      ['-DD', '-E', '-f', config, '-m', '64', '-M', '8', '-w', folder, '-Y', folder],
      programs.env,
    ),
  )
  const stop = async () => {
    await Promise.all(running.map((one) => one.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  for (let left = 100; !((await answers(wss)) && (await pongs(media!))); left--) {
    const broken = running.filter((one) => !one.isOn())
    if (left === 0 || broken.length > 0) {
      const said = (broken.length > 0 ? broken : running).map((one) => one.said()).join('\n')
      await stop()
      throw new Error(`The peers did not start.\n${said}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { stop }
}
