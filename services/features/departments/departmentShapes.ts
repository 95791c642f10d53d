import { Type, type Static } from 'typebox'
import { Id, Nullable, orElse } from '../../core/contract/shapes.ts'

const department = {
  id: Id,
  key: Type.String({ description: 'short code, unique in the company' }),
  name: Type.String(),
  parentId: Nullable(Id),
  legalName: Nullable(Type.String({ description: 'legal entity that employs its people' })),
  locationId: Nullable(Id),
  manager: Nullable(Type.String({ description: 'user name' })),
  active: orElse(Type.Boolean(), true),
  position: Type.Optional(Type.Integer({ description: 'ours: place among those below the same one' })),
  version: Type.Optional(Type.Integer({ description: 'ours: grows with each change' })),
}
export const Department = Type.Object(department)
export type Department = Static<typeof Department>
