/**
 * Undo for an action: a toast with an Undo button, which Ctrl+Z (⌘Z) also triggers while the toast is on screen.
 *
 *   const offerUndo = useUndo()
 *   await remove({ id })
 *   offerUndo(t('removed'), () => restore({ id }))
 *
 * The toast stays for `seconds`, longer while it is hovered or focused; it is announced with its key. If several are
 * open, the key triggers the newest. The messages for a successful or failed undo come from the action behind it
 * (useAction).
 */
import { useTranslation } from 'react-i18next'
import { areShortcutsOn, isInDialog, isInField, isMod, modName } from './keyboard.ts'
import { toaster } from '../ui/toaster.tsx'

interface Offer {
  take: () => void
}

let offers: readonly Offer[] = []

function onKey(event: KeyboardEvent) {
  if (!isMod(event) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'z') return
  // Text boxes have their own undo.
  if (!areShortcutsOn() || isInField(event.target) || isInDialog(event.target)) return
  event.preventDefault()
  offers.at(-1)?.take()
}

function change(next: readonly Offer[]) {
  if (offers.length === 0 && next.length > 0) document.addEventListener('keydown', onKey)
  if (next.length === 0) document.removeEventListener('keydown', onKey)
  offers = next
}

export function useUndo() {
  const { t } = useTranslation('shared')
  return (text: string, undo: () => unknown, seconds = 10): void => {
    let id = 0
    const offer: Offer = {
      take: () => {
        toaster.dismiss(id)
        undo()
      },
    }
    id = toaster.success(text, {
      duration: seconds * 1000,
      action: {
        label: t('undo'),
        run: undo,
        hint: areShortcutsOn() ? t('undoHint', { replace: { keys: `${modName}+Z` } }) : undefined,
      },
      onClosed: () => change(offers.filter((other) => other !== offer)),
    })
    change([...offers, offer])
  }
}
