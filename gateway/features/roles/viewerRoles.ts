import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { ownRoles } from '../../../services/features/roles/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { Viewer as Viewing } from '../../core/graph/context.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { once } from '../../core/graph/loader.ts'
import { Viewer } from '../users/viewer.ts'
import { RoleSummary } from './role.ts'

const readHeldRoles = once((context) =>
  orInstead(
    context.rest,
    ownRoles,
    () => context.rest.call(ownRoles),
    async () => toHeldRoles(signedIn(context)),
  ),
)

/**
 * Returns the viewer's roles as far as the token names them, for services that cannot list them: their codes, and the
 * permissions of the current role.
 */
const toHeldRoles = ({ roles, currentRole, permissions }: Viewing): AnswerOf<typeof ownRoles> =>
  roles.map((code) => ({
    id: nullId,
    code,
    name: code,
    description: '',
    isExternal: false,
    permissions: code === currentRole ? [...permissions] : [],
  }))

builder.objectField(Viewer, 'heldRoles', (t) =>
  t.field({
    type: [RoleSummary],
    description: 'Roles that the viewer holds and may switch to, in name order.',
    args: {
      granting: t.arg({
        type: ['Permission'],
        description: 'Only roles that grant at least one of these permission keys.',
      }),
    },
    resolve: async (_viewer, { granting }, context) =>
      (await readHeldRoles(context)).filter(
        ({ permissions }) => !granting || granting.some((key) => permissions.includes(key)),
      ),
  }),
)
