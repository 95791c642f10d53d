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
    HERE: { value: 'here', description: 'The product asks for it at sign-in.' },
    ELSEWHERE: { value: 'elsewhere', description: 'A foreign provider keeps the accounts, and asks for its own.' },
    OFF: { value: 'off', description: 'This installation has no key to seal secrets with.' },
  } satisfies Record<string, { value: (typeof offers)[number]; description: string }>,
})

export const SecondFactor = builder.objectRef<State>('SecondFactor').implement({
  description: 'What the viewer has of a second factor at sign-in: codes of an authenticator, and recovery codes.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Sign-in asks for a code.' }),
    isPending: t.exposeBoolean('isPending', {
      description: 'An authenticator is being set up; no code has confirmed it yet.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', { description: 'Recovery codes that are still good.' }),
    offer: t.field({
      type: SecondFactorOffer,
      description: 'Whether one can be set up here.',
      // Services that do not say it offer the calls.
      resolve: ({ offered }) => offered ?? 'here',
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when a role lets the viewer sign in without one; null when none requires it.',
      resolve: ({ dueDate }) => dueDate ?? null,
    }),
  }),
})

/** Of services that know no second factor. */
const none: State = {
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
        async () => none,
      ),
  }),
)
