import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { useShortcutsOn } from '../../../shared/hooks/keyboard.ts'
import { config } from '../../config.ts'
import { Logo } from '../header/Logo.tsx'
import { MenuParts } from './MenuParts.tsx'
import { inGroups, type GroupedEntry } from './menuEntries.ts'

interface Props {
  entries: readonly GroupedEntry[]
  /** The drawer of small screens always shows labels. */
  isDrawer?: boolean
  onFollow?: () => void
}

/** The menu on the left: with labels from 1281 px on, icons only below that, and a drawer (MenuDrawer) under 768 px. */
export function SideMenu({ entries, isDrawer = false, onFollow }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const isOn = useShortcutsOn()
  return (
    <nav className="side-menu" data-drawer={isDrawer} aria-label={t('menu')}>
      <Link to="/" className="brand" onClick={onFollow}>
        <Logo />
        <span className="label">{config.productName}</span>
      </Link>
      {inGroups(entries).map(({ group, entries: members }, index) => (
        <div key={index} className="menu-group">
          {group && (
            <div id={`${id}-${index}`} className="menu-heading">
              {group}
            </div>
          )}
          <ul aria-labelledby={group && `${id}-${index}`}>
            {members.map(({ path, icon, label, jump, isOutside }) => (
              <li key={path}>
                {isOutside ? (
                  <a
                    href={path}
                    target="_blank"
                    rel="noreferrer"
                    title={isDrawer ? undefined : label}
                    aria-label={`${label} ${t('opensInNewTab', { ns: 'shared' })}`}
                    onClick={onFollow}
                  >
                    {icon}
                    <span className="label">{label}</span>
                  </a>
                ) : (
                  <NavLink
                    to={path}
                    title={isDrawer ? undefined : isOn && jump ? `${label} (G ${jump.toUpperCase()})` : label}
                    onClick={onFollow}
                  >
                    {icon}
                    <span className="label">{label}</span>
                  </NavLink>
                )}
                <MenuParts under={path} isDrawer={isDrawer} onFollow={onFollow} />
              </li>
            ))}
          </ul>
          {index === 0 && (
            <MenuParts without={entries.map(({ path }) => path)} isDrawer={isDrawer} onFollow={onFollow} />
          )}
        </div>
      ))}
    </nav>
  )
}
