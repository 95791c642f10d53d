import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { askAgain, decideRequisition, withdraw } from './decisions.ts'
import { leavers } from './leavers.ts'
import { reminders } from './reminders.ts'
import { approvalsOf, waitingFor } from './queries.ts'
import { requisitionSettings, setApprovers, switchApproval } from './settings.ts'

export const routes: Route[] = [
  implement(contract.requisitionWaitingList, ({ body }, context) => waitingFor(context, body)),
  implement(contract.requisitionsByJobs, ({ body }, { db, caller }) => approvalsOf(db, caller, body.ids)),
  implement(contract.requisitionDecide, ({ params, body }, context) => decideRequisition(context, params.id, body)),
  implement(contract.requisitionAsk, ({ params }, context) => askAgain(context, params.jobId)),
  implement(contract.requisitionWithdraw, ({ params }, context) => withdraw(context, params.jobId)),
  implement(contract.requisitionSettings, (_input, context) => requisitionSettings(context)),
  implement(contract.requisitionSwitch, ({ body }, context) => switchApproval(context, body.isOn)),
  implement(contract.departmentApproversSet, ({ params, body }, context) =>
    setApprovers(context, params.departmentId, body.approvers),
  ),
]

export const periodic = [leavers(), reminders()]
