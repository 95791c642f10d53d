import { implement, type Route } from '../../core/http/routes.ts'
import { answerFiles } from './answerFiles.ts'
import { comparison } from './comparison.ts'
import * as contract from './contract.ts'
import { exportComparison } from './export.ts'
import { ownOutstandingFeedback, owedFeedback } from './owed.ts'
import { remind } from './reminding.ts'

export const routes: Route[] = [
  implement(contract.scorecardCompare, ({ body }, context) => comparison(context, body)),
  implement(contract.scorecardExport, ({ query }, context) => exportComparison(context, query)),
  implement(contract.scorecardOwedList, ({ body }, { db }) => owedFeedback(db, body)),
  implement(contract.scorecardOwnDue, ({ body }, context) => ownOutstandingFeedback(context, body)),
  implement(contract.scorecardRemind, ({ body }, context) => remind(context, body.ids)),
]

export const fileAccesses = [answerFiles]
