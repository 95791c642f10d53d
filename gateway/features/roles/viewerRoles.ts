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

const held = once((context) =>
  orInstead(
    context.rest,
    ownRoles,
    () => context.rest.call(ownRoles),
    async () => rolesOf(signedIn(context)),
  ),
)

/** What the token says of the viewer's roles, for services that do not: their codes, and what the present one gives. */
const rolesOf = ({ roles, currentRole, permissions }: Viewing): AnswerOf<typeof ownRoles> =>
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
      granting: t.arg({ type: ['Permission'], description: 'Only roles that give any one of these permission keys.' }),
    },
    resolve: async (_viewer, { granting }, context) =>
      (await held(context)).filter(({ permissions }) => !granting || granting.some((key) => permissions.includes(key))),
  }),
)
