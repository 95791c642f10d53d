import { Bell, House, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { setShortcutsOn, useShortcutsOn } from '../../../shared/hooks/keyboard.ts'
import { useSession } from '../../../shared/session/session.ts'
import { isBuilt } from '../../builtScreens.ts'
import { colorModes, setColorMode, useColorMode } from '../../theme/colorMode.ts'
import { languageNames, languages, setLanguage, type Language } from '../../i18n.ts'
import { openOverlay } from '../../keyboard/overlay.ts'
import { SearchBox } from '../../keyboard/SearchBox.tsx'
import { RoleSwitch } from '../../session/RoleSwitch.tsx'
import type { Crumb } from '../crumbs.ts'
import { DropMenu } from './DropMenu.tsx'
import { HeaderSlots } from './HeaderSlots.tsx'
import { initialsOf } from '../../../shared/format/initials.ts'
import { MenuDrawer } from '../menu/MenuDrawer.tsx'
import type { GroupedEntry } from '../menu/menuEntries.ts'
import { SupportMenu } from './SupportMenu.tsx'

const notificationPath = '/notification-setting'
const modeIcons = { light: Sun, dark: Moon, system: Monitor }

interface Props {
  crumbs: readonly Crumb[]
  /** Empty in header-only mode. */
  entries: readonly GroupedEntry[]
  /** The container for the page's own button, which the header shows. */
  pageButton: HTMLElement
}

/**
 * Breadcrumb and the page's button on the left; the parts of features, search, help, language, colours and account on
 * the right.
 */
export function Header({ crumbs, entries, pageButton }: Props) {
  const showPageButton = useCallback((place: HTMLElement | null) => place?.append(pageButton), [pageButton])
  return (
    <header className="header">
      {entries.length > 0 && <MenuDrawer entries={entries} />}
      <Breadcrumb crumbs={crumbs} />
      <div ref={showPageButton} className="page-button-place" />
      <div className="header-end">
        <HeaderSlots at="header" />
        <SearchBox />
        <SupportMenu />
        <ColorModeMenu />
        <LanguageMenu />
        <RoleSwitch />
        <HeaderSlots at="account" />
        <UserMenu isHeaderOnly={entries.length === 0} />
      </div>
    </header>
  )
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        <li>
          <Link to="/" aria-label={t('home')} title={t('home')}>
            <House size={16} aria-hidden />
          </Link>
        </li>
        {crumbs.map(({ text, to }, index) => {
          const isLast = index === crumbs.length - 1
          return (
            <li key={index}>
              {to && !isLast ? (
                <Link to={to}>{text}</Link>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{text}</span>
              )}
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
    return {
      key,
      label: t(key),
      icon: <ItemIcon size={14} aria-hidden />,
      isChosen: key === mode,
      onSelect: () => setColorMode(key),
    }
  })
  return (
    <DropMenu
      label={t('colorMode', { replace: { mode: t(mode) } })}
      trigger={<Icon size={16} aria-hidden />}
      items={items}
    />
  )
}

function LanguageMenu() {
  const { t, i18n } = useTranslation()
  const current = i18n.language as Language
  const items = languages.map((key) => ({
    key,
    label: languageNames[key],
    lang: key,
    isChosen: key === current,
    onSelect: () => void setLanguage(key),
  }))
  return (
    <DropMenu
      label={t('language', { replace: { code: current.toUpperCase(), language: languageNames[current] } })}
      trigger={<span className="language-code">{current.toUpperCase()}</span>}
      items={items}
    />
  )
}

function UserMenu({ isHeaderOnly }: { isHeaderOnly: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { user, companyName, signOut } = useSession()
  const isOn = useShortcutsOn()
  const head = (
    <div className="drop-head">
      <strong>{user.fullName}</strong>
      <span>{user.email ?? user.userName}</span>
      <span>{[user.roleName, companyName].filter(Boolean).join(' · ')}</span>
    </div>
  )
  return (
    <DropMenu
      label={t('account', { replace: { name: user.fullName } })}
      head={head}
      trigger={
        <span className="avatar" data-initials={initialsOf(user.fullName)}>
          <HeaderSlots at="picture" />
        </span>
      }
      items={[
        ...(isHeaderOnly || !isBuilt(notificationPath)
          ? []
          : [
              {
                key: 'notifications',
                label: t('notificationSetting'),
                icon: <Bell size={14} aria-hidden />,
                onSelect: () => void navigate(notificationPath),
              },
            ]),
        {
          key: 'shortcuts',
          label: t('shortcuts'),
          icon: <Keyboard size={14} aria-hidden />,
          onSelect: () => openOverlay('sheet'),
        },
        {
          key: 'switch',
          label: t(isOn ? 'shortcutsOff' : 'shortcutsOn'),
          icon: <Keyboard size={14} aria-hidden />,
          onSelect: () => setShortcutsOn(!isOn),
        },
        { key: 'logout', label: t('logout'), icon: <LogOut size={14} aria-hidden />, onSelect: signOut },
      ]}
    />
  )
}
