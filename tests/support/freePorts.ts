import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** These are below the ports that systems assign to connections, which might be taken again before they are used. */
const [lowest, highest] = [20_000, 32_000]

async function listenAnywhere(): Promise<Server> {
  for (;;) {
    const server = createServer().listen(lowest + Math.floor(Math.random() * (highest - lowest)))
    // oxlint-disable-next-line no-await-in-loop -- until one is free
    if (await once(server, 'listening').catch(() => null)) return server
  }
}

/** Returns this number of free ports, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listenAnywhere))
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
  return ports
}
