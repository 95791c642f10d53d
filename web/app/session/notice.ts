import i18n from 'i18next'
import { toaster } from '../../shared/ui/toaster.tsx'
import { storageKeys } from '../config.ts'

/** A notice that the next page of this tab shows when it has loaded. */
export type Notice = 'roleSwitched' | 'roleSwitchFailed'

/** Stores a notice across a reload or a sign-in, which a toast would not survive. */
export function keepNotice(notice: Notice): void {
  sessionStorage.setItem(storageKeys.notice, notice)
}

/** Shows the notice that the last page stored, once. */
export function showKeptNotice(): void {
  const notice = sessionStorage.getItem(storageKeys.notice)
  sessionStorage.removeItem(storageKeys.notice)
  if (notice === 'roleSwitched') toaster.success(i18n.t('roleSwitched'))
  if (notice === 'roleSwitchFailed') toaster.error(i18n.t('roleSwitchFailed'))
}
