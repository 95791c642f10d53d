import i18n from 'i18next'
import type { Environment, RecordSourceProxy, RelayFieldLogger } from 'relay-runtime'
import { requestErrorOf, type AnsweredError } from '../../shared/requestError.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import { textOf } from '../i18n.ts'

/** Relay's type leaves it out. */
type InvalidatingStore = RecordSourceProxy & { invalidateStore(): void }

/**
 * Says that a part of the page is missing: something was away. The next screen asks again, since what is missing would be
 * taken for what there is.
 */
export function tellPartial(environment: Environment): void {
  toaster.warning(textOf('shared:partFailed'))
  environment.commitUpdate((store) => (store as InvalidatingStore).invalidateStore())
}

/** Says that records of a list are missing, since nobody can read what the services say of them. */
export const tellUnreadable = (count: number): void => {
  toaster.warning(i18n.t('shared:unreadable', { count }))
}

/** A field that failed below a fragment with `@throwOnFieldError`: thrown with its code, where Relay's own error has none. */
export const throwCoded: RelayFieldLogger = (event) => {
  if (event.kind === 'relay_field_payload.error' && event.shouldThrow && !event.handled)
    throw requestErrorOf(event.error as AnsweredError)
}
