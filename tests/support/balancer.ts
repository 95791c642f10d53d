import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A small TCP balancer in front of several instances. Its backends can also be made unreachable. */
export interface Balancer {
  port: number
  /** While it is down, cuts all connections and accepts no new ones, like a server that restarts. */
  setDown(isDown: boolean): void
  /** The number of connections so far, by backend port. */
  taken: ReadonlyMap<number, number>
  close(): Promise<void>
}

/** Starts a balancer that passes each new connection to the next backend (in turn) that accepts it. */
export async function startBalancer(backends: readonly number[], { port = 0 } = {}): Promise<Balancer> {
  const open = new Set<Socket>()
  const taken = new Map(backends.map((backend) => [backend, 0]))
  let turn = 0
  let isDown = false

  const keep = (socket: Socket) => {
    open.add(socket)
    socket
      .setNoDelay(true)
      .on('error', () => undefined)
      .once('close', () => open.delete(socket))
  }
  function lead(client: Socket, left: number) {
    const backend = backends[turn++ % backends.length]!
    const server = connect({ port: backend, host: '127.0.0.1' })
    keep(server)
    let isConnected = false
    server.once('connect', () => {
      isConnected = true
      taken.set(backend, (taken.get(backend) ?? 0) + 1)
      client.pipe(server).pipe(client)
    })
    server.once('close', () => {
      if (!isConnected && left > 1 && !client.destroyed) lead(client, left - 1)
      else client.destroy()
    })
    client.once('close', () => server.destroy())
  }
  const server = createServer((client) => {
    keep(client)
    if (isDown) client.destroy()
    else lead(client, backends.length)
  })
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done))
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    taken,
    setDown(down) {
      isDown = down
      if (down) cut()
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        cut()
      }),
  }
}
