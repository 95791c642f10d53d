import { Type, type Static } from 'typebox'
import { operation } from './operation.ts'
import { Id, Moment } from './shapes.ts'

/**
 * One change as `GET /events` streams it (SSE: `id:` is the event id, `event: change`, `data:` this object). Values of
 * `type`:
 * - `import.progress`: subject: the import; data: its VerificationImport.
 * - `list.changed`: subject: the record whose list changed; data: {list, rowId?}.
 * - `cache.changed`: subject: the company; data: {kinds}, the cached lists that every instance of the services must
 *   read again.
 * - `job.pipelineChanged`: subject: the job; data: {ids, removedIds}, the candidates' positions in it that have
 *   changed. If ids is null, all of them may have changed.
 * - `call.changed`: subject: the company; data: the Call.
 * - `notifications.changed`: subject: the company; data: {userName, notification}: whose inbox has changed, and the new
 *   notification; null: something was read.
 * - `session.ended`: subject: the user, i.e. the `sub` of the tokens that are no longer valid: gateways close that
 *   user's sockets.
 * - `rights.changed`: users may no longer see what they could see before. Subject: the record whose sharing has
 *   changed, or the company. For a company, data names who is affected: {userNames} whose account or roles have
 *   changed, {roles} whose permission keys have changed.
 */
export const ChangeEvent = Type.Object({
  id: Type.String({ description: 'increasing decimal number' }),
  companyId: Id,
  type: Type.String(),
  subjectId: Id,
  data: Type.Unknown(),
  at: Moment,
})
export type ChangeEvent = Static<typeof ChangeEvent>

/** Type of the change after which a gateway checks again who may watch. */
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
    'Streams all changes of all companies as server-sent events, for gateways. Resumes after Last-Event-ID; if ' +
    'that id is no longer stored, the stream starts with `event: reset`. Without Last-Event-ID it starts with ' +
    '`event: ready`. The id of either event is the position from which to resume. A comment line every 15 s ' +
    'keeps the connection open. The connection ends when the token expires.',
  place: 'ours',
})
