import { House, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { setShortcutsOn, useShortcutsOn } from '../../shared/keyboard.ts'
import { useSession } from '../../shared/session.ts'
import { colorModes, setColorMode, useColorMode } from '../colorMode.ts'
import { languageNames, languages, setLanguage, type Language } from '../i18n.ts'
import { openOverlay } from '../keyboard/overlay.ts'
import { SearchBox } from '../keyboard/SearchBox.tsx'
import { RoleSwitch } from '../session/RoleSwitch.tsx'
import { DropMenu } from './DropMenu.tsx'
import { HeaderSlots } from './HeaderSlots.tsx'
import { initialsOf } from '../../shared/initials.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import type { GroupedEntry } from './menuEntries.ts'

export interface Crumb {
  text: string
  to?: string
}

const modeIcons = { light: Sun, dark: Moon, system: Monitor }

/** Breadcrumb on the left; what features put here, search, language, colours and account on the right. */
export function Header({ crumbs, entries }: { crumbs: readonly Crumb[]; entries: readonly GroupedEntry[] }) {
  return (
    <header className="header">
      {entries.length > 0 && <MenuDrawer entries={entries} />}
      <Breadcrumb crumbs={crumbs} />
      <div className="header-end">
        <HeaderSlots />
        <SearchBox />
        <ColorModeMenu />
        <LanguageMenu />
        <RoleSwitch />
        <UserMenu />
      </div>
    </header>
  )
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        <li><Link to="/" aria-label={t('home')} title={t('home')}><House size={16} aria-hidden /></Link></li>
        {crumbs.map(({ text, to }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={index}>
              {to && !isLast ? <Link to={to}>{text}</Link> : <span aria-current={isLast ? 'page' : undefined}>{text}</span>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function ColorModeMenu() {
  const { t } = useTranslation()
  const mode = useColorMode()
  const Icon = modeIcons[mode]
  const items = colorModes.map((key) => {
    const ItemIcon = modeIcons[key]
    return { key, label: t(key), icon: <ItemIcon size={14} aria-hidden />, isChosen: key === mode, onSelect: () => setColorMode(key) }
  })
  return <DropMenu label={t('colorMode', { replace: { mode: t(mode) } })} trigger={<Icon size={16} aria-hidden />} items={items} />
}

function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const current = i18n.language as Language
  const items = languages.map((key) => ({
    key, label: languageNames[key], lang: key, isChosen: key === current, onSelect: () => void setLanguage(key),
  }))
  return (
    <DropMenu
      label={t('language', { replace: { code: current.toUpperCase(), language: languageNames[current] } })}
      trigger={<span className="language-code">{current.toUpperCase()}</span>} items={items}
    />
  )
}

function UserMenu() {
  const { t } = useTranslation()
  const { user, companyName, signOut } = useSession()
  const isOn = useShortcutsOn()
  const head = (
    <div className="drop-head">
      <strong>{user.fullName}</strong>
      <span>{user.email ?? user.userName}</span>
      <span>{[user.currentRole, companyName].filter(Boolean).join(' · ')}</span>
    </div>
  )
  return (
    <DropMenu
      label={t('account', { replace: { name: user.fullName } })} head={head}
      trigger={<span className="avatar" data-initials={initialsOf(user.fullName)} />}
      items={[
        { key: 'shortcuts', label: t('shortcuts'), icon: <Keyboard size={14} aria-hidden />, onSelect: () => openOverlay('sheet') },
        { key: 'switch', label: t(isOn ? 'shortcutsOff' : 'shortcutsOn'), icon: <Keyboard size={14} aria-hidden />, onSelect: () => setShortcutsOn(!isOn) },
        { key: 'logout', label: t('logout'), icon: <LogOut size={14} aria-hidden />, onSelect: signOut },
      ]}
    />
  )
}
