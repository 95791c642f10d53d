import { implement, type Route } from '../../core/http/routes.ts'
import { configOf, configsAt, configsByIds, createConfig, deleteConfig, listConfigs, updateConfig } from './configs.ts'
import * as contract from './contract.ts'
import { locations, statuses } from './parts.ts'
import { invite, peopleOf } from './people.ts'
import { createVendor, deleteVendor, listVendors, updateVendor, vendorOf, vendorsAt, vendorsByIds } from './vendors.ts'

export const routes: Route[] = [
  implement(contract.vendorList, ({ body }, { db }) => listVendors(db, body)),
  implement(contract.vendorByIds, ({ body }, { db }) => vendorsByIds(db, body.ids)),
  implement(contract.vendorStatusList, async () => statuses),
  implement(contract.vendorLocationList, (_input, { db }) => locations(db)),
  implement(contract.vendorsByLocation, ({ body }, { db }) => vendorsAt(db, body.location)),
  implement(contract.vendorGet, ({ params }, { db }) => vendorOf(db, params.id)),
  implement(contract.vendorCreate, ({ body }, context) => createVendor(context, body)),
  implement(contract.vendorUpdate, ({ params, body }, context) => updateVendor(context, params.id, body)),
  implement(contract.vendorDelete, ({ params }, { db }) => deleteVendor(db, params.id)),
  implement(contract.vendorPeople, ({ body }, context) => peopleOf(context, body.ids)),
  implement(contract.vendorInvite, ({ params, body }, context) => invite(context, params.id, body)),
  implement(contract.vendorConfigList, ({ body }, context) => listConfigs(context, body)),
  implement(contract.vendorConfigByIds, ({ body }, context) => configsByIds(context, body.ids)),
  implement(contract.vendorConfigStatusList, async () => statuses),
  implement(contract.vendorConfigsByLocation, ({ body }, context) => configsAt(context, body.location)),
  implement(contract.vendorConfigGet, ({ params }, context) => configOf(context, params.id)),
  implement(contract.vendorConfigCreate, ({ body }, context) => createConfig(context, body)),
  implement(contract.vendorConfigUpdate, ({ params, body }, context) => updateConfig(context, params.id, body)),
  implement(contract.vendorConfigDelete, ({ params }, { db }) => deleteConfig(db, params.id)),
]
