import { Type, type Static } from 'typebox'
import { Id, Nullable, withDefault } from '../../core/contract/shapes.ts'

const department = {
  id: Id,
  key: Type.String({ description: 'short code, unique in the company' }),
  name: Type.String(),
  parentId: Nullable(Id),
  legalName: Nullable(Type.String({ description: 'legal entity that employs its staff' })),
  locationId: Nullable(Id),
  manager: Nullable(Type.String({ description: 'user name' })),
  active: withDefault(Type.Boolean(), true),
  position: Type.Optional(Type.Integer({ description: 'ours: position among its siblings' })),
  version: Type.Optional(Type.Integer({ description: 'ours: increases with each change' })),
}
export const Department = Type.Object(department)
export type Department = Static<typeof Department>
