import { Type, type Static } from 'typebox'
import { operation } from './operation.ts'
import { Id, Moment } from './shapes.ts'

/**
 * One change as `GET /events` streams it (SSE: `id:` is the event id, `event: change`, `data:` this object).
 * `type` is `import.progress` (subject: the import; data: its VerificationImport) or `list.changed`
 * (subject: the record whose list changed; data: {list, rowId?}) or `cache.changed` (subject: the company; data: {kinds},
 * the cached lists that every instance of the services reads anew)
 * or `job.pipelineChanged` (subject: the job; data: {ids, removedIds}, the places of candidates in it that have changed, where
 * ids is null all of them may have)
 * or `call.changed` (subject: the company; data: the Call)
 * or `notifications.changed` (subject: the company; data: {userName, notification}, whose inbox has changed, and what has come;
 * null: something was read)
 * or `session.ended` (subject: the user, `sub` of the tokens that are no longer good: gateways close that user's sockets)
 * or `rights.changed`: people may no longer see what they saw. Subject: the record that is shared otherwise than before, or
 * the company, where data names whom it concerns: {userNames} whose account or roles have changed, {roles} whose keys have.
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

/** Type of the change after which a gateway asks again who may watch. */
export const rightsChange = 'rights.changed'

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
