import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { config } from '../config.ts'
import { Logo } from './Logo.tsx'
import { inGroups, type GroupedEntry } from './menuEntries.ts'

interface Props {
  entries: readonly GroupedEntry[]
  /** In the drawer of small screens labels always show. */
  isDrawer?: boolean
  onFollow?: () => void
}

/** The left menu: labels from 1281 px on, icons below, a drawer (MenuDrawer) under 768 px. */
export function SideMenu({ entries, isDrawer = false, onFollow }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <nav className="side-menu" data-drawer={isDrawer} aria-label={t('menu')}>
      <Link to="/" className="brand" onClick={onFollow}><Logo /><span className="label">{config.productName}</span></Link>
      {inGroups(entries).map(({ group, entries: members }, index) => (
        <div key={index} className="menu-group">
          {group && <div id={`${id}-${index}`} className="menu-heading">{group}</div>}
          <ul aria-labelledby={group && `${id}-${index}`}>
            {members.map(({ path, icon, label }) => (
              <li key={path}><NavLink to={path} title={isDrawer ? undefined : label} onClick={onFollow}>{icon}<span className="label">{label}</span></NavLink></li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
