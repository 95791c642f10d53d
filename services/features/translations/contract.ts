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
  doc: "Texts of a language that the caller's company words in its own way; they lie over the texts that the client brings (decision D-73).",
  place: '000/7/42',
})
