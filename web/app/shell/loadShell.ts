import i18n from 'i18next'
import type { Language } from '../i18n.ts'
import { startSession, wasRenewed, type StartedSession } from '../session/startSession.ts'
import { startCompanyTexts } from '../companyTexts/storedCompanyTexts.ts'
import { loadServerMenu, type ServerRole } from './menu/serverMenu.ts'

/** The data that the shell shows. */
export interface ShellData extends ServerRole {
  session: StartedSession
}

/** Loads the session, the menu, the tables and the name of the role, and applies the company's own texts. */
export async function loadShell(): Promise<ShellData> {
  const [session, asked] = await Promise.all([startSession(), loadServerMenu()])
  startCompanyTexts(i18n.language as Language, session.user.userName)
  // The menu was loaded with a token that has been replaced: the new one may show more, or less.
  const role = wasRenewed() ? await loadServerMenu() : asked
  const { currentRole } = session.user
  const roleName = role.roles.find(({ code }) => code === currentRole)?.name || currentRole
  return { ...role, session: { ...session, user: { ...session.user, roleName } } }
}
