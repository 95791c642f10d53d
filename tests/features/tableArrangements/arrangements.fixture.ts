import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { roleLookup } from '../../../services/features/roles/contract.ts'
import * as contract from '../../../services/features/tableArrangements/contract.ts'
import type { FakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

const column = (key: string, order: number, isShow = true) => ({ key, title: key, isShow, order })

/**
 * Adds services that keep the arrangements of tables in memory; the table of e-mail senders is arranged for recruiters.
 */
export function withArrangements(rest: FakeRest, table = 'emailSenders'): FakeRest {
  let all: contract.TableArrangement[] = [
    { table, role: 'Recruiter', columns: [column('name', 0), column('email', 1, false)] },
  ]
  const others = (of: string, role: string | null) => all.filter((one) => one.table !== of || one.role !== role)
  return rest
    .on(roleLookup, () =>
      ['Recruiter', 'HiringManager'].map((code, at) => ({
        id: uuid(at + 1),
        code,
        name: code.replace(/(?!^)[A-Z]/g, ' $&'),
        description: '',
      })),
    )
    .on(contract.tableArrangementOwn, () => all.map(({ table: of, columns }) => ({ table: of, columns })))
    .on(contract.tableArrangementList, ({ body }) =>
      pageAt(
        all.filter((one) => body.tables?.includes(one.table) ?? true),
        body,
      ),
    )
    .on(contract.tableArrangementSave, ({ params, body: { role = null, columns } }) => {
      if (role === 'Nobody') throw new RequestError('BAD_INPUT', 'no', { fields: { role: ['Unknown role'] } })
      const saved = { table: params.table, role, columns: columns.map((one, order) => ({ ...one, order })) }
      all = [...others(params.table, role), saved]
      return saved
    })
    .on(contract.tableArrangementDelete, ({ params, query }) => {
      all = others(params.table, query?.role ?? null)
      return all.filter((one) => one.table === params.table)
    })
}
