import { pushTokenRegister } from '../../../services/features/pushTokens/contract.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

mutation('registerPushToken', {
  description: "Registers the viewer's browser for push messages, or ends them. REFUSED where they are not configured.",
  operation: pushTokenRegister,
  input: (t) => ({
    token: t.string({ required: true, description: "The browser's push subscription as JSON." }),
    isActive: t.boolean({ required: true, description: 'Whether messages are sent to this browser from now on.' }),
    userAgent: t.string({ required: true, description: 'Name of the browser.' }),
  }),
  payload: (t: PayloadFields<{ isActive: boolean }>) => ({
    isActive: t.exposeBoolean('isActive', { description: 'Messages are sent to this browser.' }),
  }),
  resolve: async ({ token, isActive, userAgent }, { rest }) => {
    const { ok } = await rest.call(pushTokenRegister, { body: { token, status: isActive, UserAgent: userAgent } })
    assertAccepted(ok, 'The browser was not registered')
    return { isActive }
  },
})
