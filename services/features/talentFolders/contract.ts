import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, paged, paging } from '../../core/contract/shapes.ts'

export const TalentFolder = Type.Object({
  id: Id,
  type: Type.String(),
  name: Type.String(),
  shareAll: Type.Boolean(),
  userName: Type.String({ description: 'owner' }),
})
export type TalentFolder = Static<typeof TalentFolder>

export const talentFolderList = operation({
  id: 'talentFolderList',
  method: 'POST', path: '/TalentManagementCategory/list', service: 'talent',
  access: ['TalentManagement:TalentManagement', 'Candidate:CV-Verification'], effect: 'read', origin: 'spec',
  body: Type.Object({ ...paging(1000), keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: paged(TalentFolder),
  doc: 'The caller\'s own candidate-type folders, in name order.',
  place: '000/7/30, 001/6/8',
})
