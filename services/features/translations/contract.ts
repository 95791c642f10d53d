import { Type } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { operation } from '../../core/contract/operation.ts'

export const translationList = operation({
  id: 'translationList',
  method: 'GET',
  path: '/translations/{language}',
  service: 'commons',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  params: Type.Object({ language: Type.Enum(languages) }),
  answer: Type.Record(Type.String(), Type.String(), { description: 'texts by key' }),
  doc: "Returns the custom texts of the caller's company in a language. They override the texts of the client (decision D-73).",
  place: '000/7/42',
})
