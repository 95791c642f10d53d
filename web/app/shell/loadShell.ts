import i18n from 'i18next'
import type { Language } from '../i18n.ts'
import { startSession, wasRenewed, type StartedSession } from '../session/startSession.ts'
import { startCompanyTexts } from '../companyTexts/keptCompanyTexts.ts'
import { loadServerMenu, type ServerRole } from './menu/serverMenu.ts'

/** What the shell shows. */
export interface ShellData extends ServerRole {
  session: StartedSession
}

/** The session, the menu, the tables and the name of the role, in the company's own words. */
export async function loadShell(): Promise<ShellData> {
  const [session, asked] = await Promise.all([startSession(), loadServerMenu()])
  startCompanyTexts(i18n.language as Language, session.user.userName)
  // It was asked with the token that has gone since: the new one may show more, or less.
  const role = wasRenewed() ? await loadServerMenu() : asked
  const { currentRole } = session.user
  const roleName = role.roles.find(({ code }) => code === currentRole)?.name || currentRole
  return { ...role, session: { ...session, user: { ...session.user, roleName } } }
}
