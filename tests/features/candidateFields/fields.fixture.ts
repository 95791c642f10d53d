import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/candidateFields/contract.ts'
import { extendCandidateList } from '../../../services/features/settings/contract.ts'
import type { fakeRest } from '../../support/fakeRest.ts'
import { pageOf } from '../../support/records.ts'

export const field = (key: string, more: Partial<contract.CandidateField> = {}): contract.CandidateField => ({
  key,
  label: key,
  inputType: 'Input',
  required: false,
  active: true,
  values: [],
  place: 1,
  candidates: 0,
  ...more,
})

/** Adds services that keep these candidate fields in memory to those that `rest` already has. */
export function withFields(rest: ReturnType<typeof fakeRest>, ...given: contract.CandidateField[]) {
  const all = given
  const find = (key: unknown) => {
    const found = all.find((one) => one.key === key)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return rest
    .on(extendCandidateList, () => all)
    .on(contract.candidateFieldManageList, ({ body }) =>
      pageOf(all.filter(({ label }) => label.includes(body!.keyword ?? ''))),
    )
    .on(contract.candidateFieldManageGet, ({ params }) => find(params!.key))
    .on(contract.candidateFieldManageCreate, ({ body }) => {
      const { key, place = all.length + 1, ...fields } = body!
      if (all.some((one) => one.key === key))
        throw new RequestError('BAD_INPUT', 'no', { fields: { key: ['is already taken'] } })
      const made = field(key, { ...(fields as Partial<contract.CandidateField>), place })
      all.push(made)
      return made
    })
    .on(contract.candidateFieldManageUpdate, ({ params, body }) => Object.assign(find(params!.key), body))
    .on(contract.candidateFieldManageDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.key)), 1)
      return { status: 'OK' }
    })
}
