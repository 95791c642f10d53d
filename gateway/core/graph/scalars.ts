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
  description: 'A moment: ISO 8601 with an offset (`2025-03-31T01:00:00.000Z`). Answers are in UTC.',
  serialize: (value) => (utc.test(value) ? value : new Date(value).toISOString()),
  parseValue: parseMoment,
  parseLiteral: (node) => parseMoment(node.kind === Kind.STRING ? node.value : undefined),
})

export const DateTimeRange = builder.inputType('DateTimeRange', {
  description: 'A span of time: both of its ends are included, and one that is left out is open.',
  fields: (t) => ({
    from: t.field({ type: 'DateTime', description: 'At this moment or later.' }),
    to: t.field({ type: 'DateTime', description: 'At this moment or earlier.' }),
  }),
})

function parseDay(value: unknown): string {
  // A day that no calendar has (30 February) would roll over into the next month.
  const isDay =
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value)) &&
    new Date(value).toISOString().startsWith(value)
  if (!isDay) throw new RequestError('BAD_INPUT', 'Date must be a day: 2025-03-31')
  return value
}

builder.scalarType('Date', {
  description: 'A day without time or zone, as birthdays are: `2025-03-31`.',
  serialize: (value) => value,
  parseValue: parseDay,
  parseLiteral: (node) => parseDay(node.kind === Kind.STRING ? node.value : undefined),
})

builder.scalarType('JSON', { description: 'Any JSON value.', serialize: (value) => value })

/** Texts of a kind. The services judge what is given, so that a refusal names its field and says why. */
const texts = {
  PartialDate: 'A date as precisely as people know it: `2025-03-31`, `2025-03` or `2025`.',
  EmailAddress: 'An e-mail address. Whether it can be one is judged where it is taken.',
  URL: 'An address: absolute, a data URL, or a path on this origin that is fetched with the access token.',
  Permission:
    'A permission: its module, a colon and its action (`Candidate:ReadCandidate`). `permissionModules` lists them all.',
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
