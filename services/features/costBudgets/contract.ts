import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'

const Points = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const PointsDraw = Type.Object({
  companyId: Id,
  subject: Type.String({ minLength: 1, maxLength: 255, description: '`sub` of the tokens of who sends documents' }),
  capacity: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'points that are there after a rest' }),
  restoreRate: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'points that come back each second' }),
  least: Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: 'fewer are of no use: then none are drawn' }),
  most: Points,
  giveBack: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    description: 'points drawn before that were not used; they are there for this draw',
  }),
})
export type PointsDraw = Static<typeof PointsDraw>

export const DrawnPoints = Type.Object({
  granted: Type.Integer({ description: 'from `least` to `most`, or 0' }),
  available: Type.Integer({ description: 'points that are left' }),
})
export type DrawnPoints = Static<typeof DrawnPoints>

export const costBudgetDraw = operation({
  id: 'costBudgetDraw',
  method: 'POST',
  path: '/commons-sts/cost-budgets/draw',
  service: 'accounts',
  origin: 'ours',
  place: 'ours',
  access: 'scope:events',
  effect: 'write',
  body: PointsDraw,
  answer: DrawnPoints,
  doc:
    'A portion of the points that documents of a program may cost in a company, for a gateway. Several gateways draw ' +
    'from one store, so that a program has as many points behind all of them as behind one.',
})
