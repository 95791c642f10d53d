import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { usePageAction } from '../../palette.ts'
import { useCan } from '../../hooks/useCan.ts'
import type { PageAction } from '../listTypes.ts'

/**
 * Returns the button of a page, with whether its dialog is open and functions to change that; null if this user may not
 * see it.
 */
export function useCreate<D>(action: PageAction<D> | undefined) {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const allowed = action && (!action.operation || can(action.operation)) ? action : null
  const open = () => setOpen(true)
  // Only dialogs are added to the palette, which lists pages anyway.
  usePageAction(allowed?.dialog ? allowed.label : null, open)
  return allowed && { label: allowed.label, to: allowed.to, isOpen, open, close: () => setOpen(false) }
}

/** A button that opens the dialog of a page, or a link to another page. */
export function CreateButton({ label, to, open }: { label: string; to?: string; open: () => void }) {
  if (to === undefined)
    return (
      <Button kind="primary" onClick={open}>
        {label}
      </Button>
    )
  return (
    <Button asChild kind="primary" type={undefined}>
      <Link to={to}>
        <Plus size={14} aria-hidden />
        {label}
      </Link>
    </Button>
  )
}
