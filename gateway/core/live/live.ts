import type { ChangeEvent } from '../../../services/core/contract/events.ts'

/** What a subscriber watches: changes of one subject of one company. */
export interface Topic {
  companyId: string
  type: string
  subjectId: string
  /** Distinguishes several objects whose changes have the same subject. Without a stream, each is polled separately. */
  part?: string
}

/**
 * Changes from the services' event stream, distributed within this gateway. Without a stream, there is one poller per
 * topic.
 */
export interface Live {
  /**
   * Yields the changes of a topic from now on. `reset` means that some may have been missed and the state has to be
   * read again. `poll` is used if the services have no stream. It is called every 5 s with a live subscriber's token,
   * and returns the data of a change (or null if nothing has changed).
   */
  changes(topic: Topic, options?: { poll?: () => Promise<unknown> }): AsyncIterableIterator<ChangeEvent | 'reset'>
  /** Returns the milliseconds for which a topic is known to be unchanged; 0 if this is not known. */
  unchangedMs(topic: Topic): number
}

/** The description of a field in a list's first event. */
export const unchangedDoc =
  'In the first event: the number of milliseconds for which the list is known to be unchanged. Data that was read within that time need not be read again. null in a change.'
