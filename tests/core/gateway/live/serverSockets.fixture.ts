import { companyId, startHere, until, type Here } from '../http/server.fixture.ts'

/** A gateway that reads the events of fake services, which the test sends. */
export interface HereWithEvents extends Here {
  /** The warnings of the gateway. */
  errors: string[]
  /** Sends a text in the event stream. */
  tell(event: string): void
  /** Changes the count of an object and sends the event. */
  happen(subjectId: string, count: number, company?: string): void
  /** Returns the gateway's metrics. */
  counted(): Promise<string>
}

/** Starts such a gateway and waits until its event stream is open. */
export async function startWithEvents(options: Parameters<typeof startHere>[1] = {}): Promise<HereWithEvents> {
  const errors: string[] = []
  const note = (msg: string, fields?: Record<string, unknown>) => void errors.push(`${msg} ${JSON.stringify(fields)}`)
  const here = await startHere(
    { GATEWAY_CLIENT_SECRET: 'secret' },
    { log: { info: () => undefined, warn: note, error: note }, ...options },
  )
  let stream: { send(event: string): void } | undefined
  let eventId = 0
  here.upstream.on('/events', (_, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': stream\n\n')
    stream = { send: (text) => void res.write(text) }
  })
  const counted = async () => (await fetch(`${here.url}/metrics`)).text()
  // A watcher that starts before the stream is open is told to read again, which these tests would count.
  await until(async () => (await counted()).includes('gateway_event_stream 1\n'), 4000)
  const tell = (event: string) => stream!.send(event)
  return {
    ...here,
    errors,
    tell,
    counted,
    happen(subjectId, count, company = companyId) {
      here.world.counts.set(subjectId, count)
      const id = String(++eventId)
      const event = {
        id,
        companyId: company,
        type: 'import.progress',
        subjectId,
        data: { count },
        at: '2026-01-01T00:00:00.000Z',
      }
      tell(`id: ${id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)
    },
  }
}

/** The id of an object to watch. */
export const thing = (n: number) => `5d0d3c1e-0000-4000-8000-0000000000${String(n).padStart(2, '0')}`
