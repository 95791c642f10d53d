import { ownRoles } from '../../../services/features/roles/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { once } from '../../core/graph/loader.ts'
import { Viewer } from '../users/viewer.ts'
import { RoleSummary } from './role.ts'

const held = once(({ rest }) => rest.call(ownRoles))

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
