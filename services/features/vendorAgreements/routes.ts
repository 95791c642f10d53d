import { implement, type Route } from '../../core/http/routes.ts'
import { agreementsByIds, agreementsOf, createAgreement, deleteAgreement, updateAgreement } from './agreements.ts'
import * as contract from './contract.ts'

export const routes: Route[] = [
  implement(contract.vendorAgreementsOf, ({ body }, { db }) => agreementsOf(db, body.ids)),
  implement(contract.vendorAgreementByIds, ({ body }, { db }) => agreementsByIds(db, body.ids)),
  implement(contract.vendorAgreementCreate, ({ body }, context) => createAgreement(context, body)),
  implement(contract.vendorAgreementUpdate, ({ params, body }, context) => updateAgreement(context, params.id, body)),
  implement(contract.vendorAgreementDelete, ({ params }, { db }) => deleteAgreement(db, params.id)),
]
