import { Type, type Static } from 'typebox'
import { operation } from './operation.ts'
import { Id, Moment } from './shapes.ts'

/**
 * One change as `GET /events` streams it (SSE: `id:` is the event id, `event: change`, `data:` this object).
 * `type` is `import.progress` (subject: the import; data: its VerificationImport) or `list.changed`
 * (subject: the record whose list changed; data: {list, rowId?}) or `cache.changed` (subject: the company; data: {kinds},
 * the cached lists that every instance of the services reads anew)
 * or `call.changed` (subject: the company; data: the Call).
 */
export const ChangeEvent = Type.Object({
  id: Type.String({ description: 'growing decimal number' }),
  companyId: Id,
  type: Type.String(),
  subjectId: Id,
  data: Type.Unknown(),
  at: Moment,
})
export type ChangeEvent = Static<typeof ChangeEvent>

export const eventStream = operation({
  id: 'eventStream',
  method: 'GET',
  path: '/events',
  service: 'events',
  access: 'scope:events',
  effect: 'read',
  origin: 'ours',
  transport: 'stream',
  answer: ChangeEvent,
  doc:
    'All changes of all companies as server-sent events, for gateways. Resumes after Last-Event-ID; an id that is no ' +
    'longer kept is answered with `event: reset`. Without one, `event: ready` comes first; the id of either is the place ' +
    'from which to resume. A comment line every 15 s keeps the connection, which ends with the token.',
  place: 'ours',
})
