import i18n from 'i18next'
import type { Environment, RecordSourceProxy, RelayFieldLogger } from 'relay-runtime'
import { requestErrorOf, type AnsweredError } from '../../shared/requestError.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import { textOf } from '../i18n.ts'

/** Relay's type omits this method. */
type InvalidatingStore = RecordSourceProxy & { invalidateStore(): void }

/**
 * Reports that a part of the page is missing because a service was unavailable. The next screen fetches again, because
 * the missing part would otherwise look like complete data.
 */
export function reportPartialAnswer(environment: Environment): void {
  toaster.warning(textOf('shared:partFailed'))
  environment.commitUpdate((store) => (store as InvalidatingStore).invalidateStore())
}

/** Reports that records of a list are missing because the data from the services is unreadable. */
export const reportUnreadableRecords = (count: number): void => {
  toaster.warning(i18n.t('shared:unreadable', { count }))
}

/**
 * Throws the error of a field that failed below a fragment with `@throwOnFieldError`, with its code. Relay's own error
 * has none.
 */
export const throwCoded: RelayFieldLogger = (event) => {
  if (event.kind === 'relay_field_payload.error' && event.shouldThrow && !event.handled)
    throw requestErrorOf(event.error as AnsweredError)
}
