import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/machineClients/contract.ts'
import { modulePermissions } from '../../../services/features/roles/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

const modules = { Vendor: ['ListVendor', 'CreateVendor'], Candidate: ['ListCandidate'] }

/** REST services that keep machine clients in memory. */
export function machineServices({ names = ['HR portal', 'Nightly import'] } = {}) {
  const all = names.map((name, at): contract.MachineClient => ({
    id: uuid(at + 1),
    clientId: `${name.toLowerCase().replace(' ', '-')}-0000000${at}`,
    name,
    description: '',
    permissions: ['Vendor:ListVendor'],
    scopes: at === 0 ? ['graphql:explore'] : [],
    secretHint: `abc${at}`,
    secretDate: '2026-03-01T00:00:00.000Z',
    previousUntil: null,
    lastUsedDate: at === 0 ? '2026-04-01T08:30:00.000Z' : null,
    version: 3,
    createdBy: 'admin',
    createdDate: '2026-03-01T00:00:00.000Z',
  }))
  const find = (id: unknown) => {
    const found = all.find((client) => client.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(modulePermissions, () =>
      Object.entries(modules).map(([module, actions]) => ({
        module,
        permissions: actions.map((action) => ({ key: `${module}:${action}`, module, action })),
      })),
    )
    .on(contract.machineClientList, ({ body }) =>
      pageAt(
        all.filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.machineClientGet, ({ params }) => find(params!.id))
    .on(contract.machineClientCreate, ({ body: { name, permissions, description = '', scopes = [] } }) => {
      if (all.some((one) => one.name === name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const row = { name, permissions, description, scopes, clientId: 'made-00000009', version: 1 }
      all.unshift({ ...all[0]!, ...row, id: uuid(all.length + 1), lastUsedDate: null })
      return { client: all[0]!, secret: 'hls_first' }
    })
    .on(
      contract.machineClientUpdate,
      ({ params, body: { name, permissions, description = '', scopes = [], version } }) => {
        const client = find(params!.id)
        if (version !== client.version) throw new RequestError('CONFLICT', 'Changed', { errorCode: '599' })
        return Object.assign(client, { name, permissions, description, scopes, version: client.version + 1 })
      },
    )
    .on(contract.machineClientRotate, ({ params, body }) => {
      const previousUntil = body.overlapHours > 0 ? '2026-03-03T00:00:00.000Z' : null
      return { client: Object.assign(find(params!.id), { secretHint: 'cond', previousUntil }), secret: 'hls_second' }
    })
    .on(contract.machineClientDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}
