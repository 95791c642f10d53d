import { builder } from '../graph/builder.ts'
import { errorCodes, errorTable } from './errorTable.ts'

// No field answers it: it documents what stands in `errors[].extensions.code`.
builder.enumType('ErrorCode', {
  description: 'What `extensions.code` of an error can say.',
  values: Object.fromEntries(
    errorCodes.map((code) => [code, { description: `${errorTable[code].cause} ${errorTable[code].action}` }]),
  ),
})
