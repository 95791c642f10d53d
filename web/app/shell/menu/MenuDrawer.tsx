import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupedEntry } from './menuEntries.ts'
import { SideMenu } from './SideMenu.tsx'

/** The menu of small screens: a button and a native dialog, which traps and returns the focus. */
export function MenuDrawer({ entries }: { entries: readonly GroupedEntry[] }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  // The data of the menu is loaded when the user first opens it.
  const [wasOpened, setOpened] = useState(false)
  const close = () => dialog.current?.close()
  const open = () => {
    setOpened(true)
    dialog.current?.showModal()
  }
  useEffect(() => {
    const drawer = dialog.current
    // A click whose target is the dialog itself is a click on the backdrop. (Esc closes the dialog from the keyboard.)
    const leave = (event: Event) => {
      if (event.target === drawer) drawer?.close()
    }
    drawer?.addEventListener('click', leave)
    return () => drawer?.removeEventListener('click', leave)
  }, [])
  return (
    <>
      <button
        type="button"
        className="header-button only-small"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Menu size={18} aria-hidden />
      </button>
      <dialog ref={dialog} className="menu-drawer" aria-label={t('menu')}>
        <button type="button" className="header-button menu-close" aria-label={t('closeMenu')} onClick={close}>
          <X size={18} aria-hidden />
        </button>
        {wasOpened && <SideMenu entries={entries} isDrawer onFollow={close} />}
      </dialog>
    </>
  )
}
