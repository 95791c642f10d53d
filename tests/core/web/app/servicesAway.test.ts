import { matchPath } from 'react-router'
import { getRequest } from 'relay-runtime'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'
import { serviceNames, type AnyOperation, type ServiceName } from '../../../../services/core/contract/operation.ts'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { builtScreens } from '../../../../web/app/builtScreens.ts'
import { caughtRoots } from '../../../../web/app/relay/caughtRoots.generated.ts'
import { anyOf, chance } from '../../../support/anyAnswer.ts'
import { execute, viewerWith, type FakeRest } from '../../../support/fakeRest.ts'
import { textOf } from '../../../support/persisted.ts'
import { screenAddresses } from '../../../support/screenAddresses.ts'

vi.mock('../../../../web/app/session/startSession.ts', () => ({
  isPermitted: () => true,
  startSession: async () => ({}),
}))
const { placeOf, queriesOf } = await import('../../../../web/app/preload.ts')

/** Several answers of each operation, since a record may have no label or may not be shared with anyone. */
const seeds = ['a', 'b', 'c', 'd']

/**
 * Services with arbitrary answers that match the contract. They are the same for every request. One service may be
 * unavailable.
 */
const restWithout = (away: ServiceName | null, seed: string) =>
  ({
    call: async (operation: AnyOperation) => {
      if (operation.service === away) throw new RequestError('UPSTREAM_UNAVAILABLE', `${away} is away`)
      return anyOf(operation.answer, chance(seed + operation.id), 0, 2)
    },
  }) as unknown as FakeRest

const viewer = viewerWith(...permissionKeys)

/** Returns the queries of an address, each once. */
async function queriesAt(screen: (typeof builtScreens)[number], address: string) {
  const { pathname, search, hash } = new URL(address, 'http://localhost')
  const { params } = matchPath(screen.path, pathname)!
  return queriesOf(screen, placeOf({ search, hash }, params))
}

/** Returns the path to the null value: the failed field, or the first nullable field around it. */
function nullAt(data: object, path: readonly (string | number)[]) {
  let value: unknown = data
  const end = path.findIndex((part) => (value = (value as Record<string | number, unknown>)[part]) == null)
  return path.slice(0, end + 1)
}

/** Returns the fields that are null because of an error: the query, the path without list indexes, and the code. */
async function lost(screen: (typeof builtScreens)[number], address: string, away: ServiceName | null) {
  const found = new Set<string>()
  for (const { query, variables } of await queriesAt(screen, address)) {
    const request = getRequest(query).params
    const { name } = request
    for (const seed of seeds) {
      // oxlint-disable-next-line no-await-in-loop -- all of them are quick
      const { data, errors = [] } = await execute(textOf(request), { rest: restWithout(away, seed), viewer, variables })
      if (errors.length > 0) expect([name, data]).not.toEqual([name, null])
      for (const { path = [], extensions } of errors) {
        const fields = nullAt(data as object, path).filter((part) => typeof part === 'string')
        const isPart = fields.length > 1 || caughtRoots[name]?.includes(fields[0]!)
        found.add(`${isPart ? 'part' : 'page'} ${name}.${fields.join('.')} ${String(extensions?.code)}`)
      }
    }
  }
  return [...found].sort()
}

test('the fields that each page loses without each service, with their codes', async () => {
  const lines: string[] = []
  for (const screen of builtScreens) {
    for (const address of screenAddresses[screen.path] ?? []) {
      // Some answers that match the contract cause errors by themselves.
      const anyway = await lost(screen, address, null)
      for (const away of serviceNames) {
        const losses = await lost(screen, address, away)
        for (const loss of losses.filter((one) => !anyway.includes(one))) {
          lines.push(`${address} | ${away} | ${loss}`)
        }
      }
    }
  }
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => !line.endsWith(' UPSTREAM_UNAVAILABLE'))).toEqual([])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./servicesAway.txt')
}, 120_000)
