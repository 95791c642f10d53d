import i18n from 'i18next'
import type { Language } from '../i18n.ts'
import { startSession, wasRenewed, type StartedSession } from '../session/startSession.ts'
import { startCompanyTexts } from '../companyTexts/keptCompanyTexts.ts'
import { loadServerMenu, type ServerMenu } from './menu/serverMenu.ts'

/** What the shell shows. */
export interface ShellData {
  session: StartedSession
  menu: ServerMenu | null
}

/** The session and the menu, in the company's own words. */
export async function loadShell(): Promise<ShellData> {
  const [session, menu] = await Promise.all([startSession(), loadServerMenu()])
  startCompanyTexts(i18n.language as Language, session.user.userName)
  // It was asked with the token that has gone since: the new one may show more, or less.
  return { session, menu: wasRenewed() ? await loadServerMenu() : menu }
}
