import { Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isMac, useShortcutsOn } from '../../shared/hooks/keyboard.ts'
import { openOverlay } from './overlay.ts'

/** A button that looks like a search box and opens the command palette; on narrow screens it is only an icon. */
export function SearchBox() {
  const { t } = useTranslation()
  const isOn = useShortcutsOn()
  const keys = isMac ? '⌘K' : 'Ctrl K'
  return (
    <button
      type="button"
      className="search-box"
      aria-haspopup="dialog"
      aria-keyshortcuts={isOn ? (isMac ? 'Meta+K' : 'Control+K') : undefined}
      title={isOn ? `${t('searchOrJump')} (${keys})` : t('searchOrJump')}
      onClick={() => openOverlay('palette')}
    >
      <Search size={16} aria-hidden />
      <span className="search-text">{t('searchOrJump')}</span>
      {isOn && <kbd data-keys={keys} aria-hidden />}
    </button>
  )
}
