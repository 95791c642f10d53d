import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'

const Points = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

export const PointsDraw = Type.Object({
  companyId: Id,
  subject: Type.String({
    minLength: 1,
    maxLength: 255,
    description: '`sub` of the tokens of the program that sends documents',
  }),
  capacity: Type.Integer({
    minimum: 1,
    maximum: 1_000_000_000,
    description: 'points available after a period without use',
  }),
  restoreRate: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'points restored per second' }),
  least: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    description: 'no points are drawn if fewer than this are available',
  }),
  most: Points,
  giveBack: Type.Integer({
    minimum: 0,
    maximum: 1_000_000_000,
    description: 'points that were drawn before and not used; they are available for this draw',
  }),
})
export type PointsDraw = Static<typeof PointsDraw>

export const DrawnPoints = Type.Object({
  granted: Type.Integer({ description: 'from `least` to `most`, or 0' }),
  available: Type.Integer({ description: 'remaining points' }),
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
    'Draws, for a gateway, a portion of the points that the documents of a program may cost in a company. ' +
    'Several gateways draw from one store, so that a program has the same number of points with any number of ' +
    'gateways.',
})
