import {
  authenticatorState,
  type offers,
  type SecondFactor as State,
} from '../../../services/features/secondFactors/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { Viewer } from '../users/viewer.ts'

const SecondFactorOffer = builder.enumType('SecondFactorOffer', {
  description: 'Whether a second factor can be set up.',
  values: {
    HERE: { value: 'here', description: 'The product requests it at sign-in.' },
    ELSEWHERE: {
      value: 'elsewhere',
      description: 'An external provider manages the accounts and uses its own second factor.',
    },
    OFF: { value: 'off', description: 'This installation has no key to encrypt the secrets with.' },
  } satisfies Record<string, { value: (typeof offers)[number]; description: string }>,
})

export const SecondFactor = builder.objectRef<State>('SecondFactor').implement({
  description: "The viewer's second factor at sign-in: codes of an authenticator, and recovery codes.",
  fields: (t) => ({
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether sign-in requires a code.' }),
    isPending: t.exposeBoolean('isPending', {
      description: 'Whether an authenticator is being set up and not yet confirmed by a code.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'Number of unused recovery codes.' }),
    offer: t.field({
      type: SecondFactorOffer,
      description: 'Whether one can be set up here.',
      // Services that do not report it do offer the calls.
      resolve: ({ offered }) => offered ?? 'here',
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when a role lets the viewer sign in without a second factor; null if no role requires one.',
      resolve: ({ dueDate }) => dueDate ?? null,
    }),
  }),
})

/** For services without second factors. */
const noSecondFactor: State = {
  isEnabled: false,
  isPending: false,
  recoveryCodesLeft: 0,
  serverTime: new Date(0).toISOString(),
  period: 0,
  digits: 0,
  offered: 'off',
}

builder.objectField(Viewer, 'secondFactor', (t) =>
  t.field({
    type: SecondFactor,
    operation: authenticatorState,
    description: 'The second factor of the viewer.',
    mayFailAlone: true,
    resolve: (_viewer, _args, { rest }) =>
      orInstead(
        rest,
        authenticatorState,
        () => rest.call(authenticatorState),
        async () => noSecondFactor,
      ),
  }),
)
