import i18n from 'i18next'
import { builtScreens } from '../builtScreens.ts'
import { loadTextsOf, type Language } from '../i18n.ts'
import { startSession, type StartedSession } from '../session/startSession.ts'
import { startCompanyTexts } from '../companyTexts/keptCompanyTexts.ts'
import { loadServerMenu, type ServerMenu } from './menu/serverMenu.ts'

/** What the shell shows. */
export interface ShellData {
  session: StartedSession
  menu: ServerMenu | null
}

/** The session, the menu, and the texts that the menu shows, in the company's own words. */
export async function loadShell(): Promise<ShellData> {
  const [session, menu] = await Promise.all([
    startSession(),
    loadServerMenu(),
    loadTextsOf(
      builtScreens.flatMap(({ menu: entry }) => (entry ? [entry.label, ...(entry.group ? [entry.group] : [])] : [])),
    ),
  ])
  startCompanyTexts(i18n.language as Language, session.user.userName)
  return { session, menu }
}
