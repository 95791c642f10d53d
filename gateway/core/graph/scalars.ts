import { Kind } from 'graphql'
import { builder } from './builder.ts'
import { RequestError } from './requestError.ts'

const zoned = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/
const utc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

function parseMoment(value: unknown): Date {
  const moment = typeof value === 'string' && zoned.test(value) ? new Date(value) : null
  if (!moment || Number.isNaN(moment.getTime())) {
    throw new RequestError('BAD_INPUT', 'DateTime must be ISO 8601 with an offset: 2025-03-31T08:00:00+07:00')
  }
  return moment
}

builder.scalarType('DateTime', {
  description: 'A point in time in ISO 8601 with an offset (`2025-03-31T01:00:00.000Z`). Responses are in UTC.',
  serialize: (value) => (utc.test(value) ? value : new Date(value).toISOString()),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
})

export const DateTimeRange = builder.inputType('DateTimeRange', {
  description: 'A period of time. Both ends are included; an end that is left out is open.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'The start: at this time or later.' }),
    to: t.field({ type: 'DateTime', description: 'The end: at this time or earlier.' }),
  }),
})

function parseDay(value: unknown): string {
  // A day that does not exist (30 February) would roll over into the next month.
  const isDay =
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  if (!isDay) throw new RequestError('BAD_INPUT', 'Date must be a day: 2025-03-31')
  return value
}

builder.scalarType('Date', {
  description: 'A day without a time or time zone, such as a birthday: `2025-03-31`.',
  serialize: (value) => value,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
})

builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value })

/** Scalars that are texts. The services validate the values, so that an error names its field and the reason. */
const texts = {
  PartialDate: 'A date as precise as it is known: `2025-03-31`, `2025-03` or `2025`.',
  EmailAddress: 'An email address. The operation that receives it validates it.',
  URL: 'A URL: absolute, a data URL, or a path on this origin that is fetched with the access token.',
  Permission:
    'A permission: its module, a colon and its action (`Candidate:ReadCandidate`). `permissionModules` lists all permissions.',
} as const

for (const [name, description] of Object.entries(texts) as [keyof typeof texts, string][]) {
  const parse = (value: unknown): string => {
    if (typeof value !== 'string') throw new RequestError('BAD_INPUT', `${name} must be a text`)
    return value
  }
  builder.scalarType(name, {
    description,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  })
}
