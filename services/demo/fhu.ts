import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FhuCandidate } from '../features/candidateCvs/fhu.ts'
import { httpTimes } from '../../common/http/httpTimes.ts'
import { createPersonWithCareer } from './candidates/careers.ts'
import { People } from './people/people.ts'
import { Seeded } from './random.ts'

/** The number of people in the demo's FHU: FHU-001 to FHU-050 (decision D-103). */
const size = 50

/** Returns the candidates of the demo's FHU by id; always the same. */
export function fhuCandidates(): ReadonlyMap<string, FhuCandidate> {
  const random = new Seeded(103)
  const people = new People(random, 900_000, 'fhu')
  return new Map(
    Array.from({ length: size }, (_none, index) => {
      const { person, career } = createPersonWithCareer(people, random)
      const { position, skills, experiences, city } = career
      const id = `FHU-${String(index + 1).padStart(3, '0')}`
      return [
        id,
        {
          id,
          name: person.name,
          email: person.email,
          phone: person.phone,
          jobTitle: position,
          skills,
          experiences,
          city,
        },
      ]
    }),
  )
}

/** Serves a small FHU on a free port of this machine. */
export async function serveFhu(): Promise<{ url: string; close(): void }> {
  const candidates = fhuCandidates()
  const server = createServer(httpTimes, (request, response) => {
    const id = /^\/candidates\/([\w-]+)$/.exec(request.url ?? '')?.[1]
    const found = candidates.get(id ?? '')
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(found ?? { error: 'not found' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
