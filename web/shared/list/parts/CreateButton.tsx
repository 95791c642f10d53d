import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { usePageAction } from '../../palette.ts'
import { useCan } from '../../hooks/useCan.ts'
import type { PageAction } from '../listTypes.ts'

/** The button of a page: whether its dialog is open, and how that changes; null: not for this user. */
export function useCreate<D>(action: PageAction<D> | undefined) {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const allowed = action && (!action.operation || can(action.operation)) ? action : null
  const open = () => setOpen(true)
  // Other pages can be reached from the palette as they are.
  usePageAction(allowed?.dialog ? allowed.label : null, open)
  return allowed && { label: allowed.label, to: allowed.to, isOpen, open, close: () => setOpen(false) }
}

/** Opens the dialog of a page, or leads to another page. */
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
