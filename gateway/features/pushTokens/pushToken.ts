import { pushTokenRegister } from '../../../services/features/pushTokens/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

interface Subscription {
  isActive: boolean
  userAgent: string
}

const PushSubscription = builder
  .objectRef<Subscription>('PushSubscription')
  .implement({
    description: "The viewer's subscription to push messages in a browser.",
    fields: (t) => ({
      isActive: t.exposeBoolean('isActive', { description: 'Whether messages are sent to this browser.' }),
      userAgent: t.exposeString('userAgent', { description: 'Name of the browser.' }),
    }),
  })

mutation('registerPushToken', {
  description: "Starts or stops push messages to the viewer's browser. REFUSED if push messages are not configured.",
  operation: pushTokenRegister,
  input: (t) => ({
    token: t.string({ required: true, description: "The browser's push subscription as JSON." }),
    isActive: t.boolean({ required: true, description: 'Whether messages are sent to this browser from now on.' }),
    userAgent: t.string({ required: true, description: 'Name of the browser.' }),
  }),
  payload: (t: PayloadFields<{ subscription: Subscription }>) => ({
    pushSubscription: t.expose('subscription', {
      type: PushSubscription,
      description: "The browser's subscription after the change.",
    }),
  }),
  resolve: async ({ token, isActive, userAgent }, { rest }) => {
    const { ok } = await rest.call(pushTokenRegister, { body: { token, status: isActive, UserAgent: userAgent } })
    assertAccepted(ok, 'The browser was not registered')
    return { subscription: { isActive, userAgent } }
  },
})
