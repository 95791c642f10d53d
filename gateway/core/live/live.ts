import type { ChangeEvent } from '../../../services/core/contract/events.ts'

/** What somebody watches: changes of one subject of one company. */
export interface Topic {
  companyId: string
  type: string
  subjectId: string
  /** Where a subject's changes are of several things, which one: each is polled by itself where there is no stream. */
  part?: string
}

/** Changes from the services' event stream, fanned out within this gateway; or from one poller a topic without a stream. */
export interface Live {
  /**
   * Changes of a topic from now on. `reset` says that some may have been missed: read the state again.
   * `poll` is used where the services have no stream: called every 5 s under a live subscriber's token, it answers the
   * data of a change (or null when nothing changed since).
   */
  changes(topic: Topic, options?: { poll?: () => Promise<unknown> }): AsyncIterableIterator<ChangeEvent | 'reset'>
  /** For how many milliseconds up to now nothing of a topic has changed, as far as is known: 0 where nothing is known. */
  unchangedMs(topic: Topic): number
}

/** Of a field of a list's first event. */
export const unchangedDoc =
  'With the first event: for how many milliseconds up to now the list has not changed, as far as is known. What was read since then need not be read again. null with a change.'
