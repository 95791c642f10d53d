import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'

export const pushTokenRegister = operation({
  id: 'pushTokenRegister',
  method: 'POST',
  path: '/accounts/push-token',
  service: 'accounts',
  access: 'everyRole',
  effect: 'write',
  origin: 'spec',
  body: Type.Object({
    token: Type.String({
      minLength: 1,
      maxLength: 4000,
      description: "the browser's push subscription as JSON: endpoint and keys",
    }),
    status: Type.Boolean({ description: 'true: send to this browser; false: stop sending' }),
    UserAgent: Type.String({ maxLength: 100, description: 'name of the browser' }),
  }),
  answer: Type.Object({ ok: Type.Boolean() }),
  doc:
    "Registers the caller's browser for push messages. If another user registered the same browser before, it no " +
    'longer belongs to them. Refused if push messages are not configured.',
  place: '000/7/41',
})
