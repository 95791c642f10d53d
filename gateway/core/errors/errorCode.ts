import { builder } from '../graph/builder.ts'
import { errorCodes, errorTable } from './errorTable.ts'

// No field returns it: it documents the values of `errors[].extensions.code`.
builder.enumType('ErrorCode', {
  description: 'The possible values of `extensions.code` in an error.',
  values: Object.fromEntries(
    errorCodes.map((code) => [code, { description: `${errorTable[code].cause} ${errorTable[code].action}` }]),
  ),
})
