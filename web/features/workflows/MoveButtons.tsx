import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../shared/ui/Button.tsx'

interface Props {
  /** The name of the row. */
  name: string
  at: number
  count: number
  onMove: (step: -1 | 1) => void
}

/** The buttons that move a row of a list up and down, as an alternative to dragging. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const { t } = useTranslation('workflows')
  // Moving the row in the page may take the focus from the clicked button.
  const pressed = useRef<HTMLButtonElement | null>(null)
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [at])
  const arrow = (by: -1 | 1) => {
    const isEnd = by < 0 ? at === 0 : at === count - 1
    return (
      <IconButton
        size="small"
        label={t(by < 0 ? 'moveUp' : 'moveDown', { replace: { name } })}
        aria-disabled={isEnd || undefined}
        onClick={(event) => {
          if (isEnd) return
          pressed.current = event.currentTarget
          onMove(by)
        }}
      >
        {by < 0 ? <ArrowUp size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />}
      </IconButton>
    )
  }
  return (
    <>
      {arrow(-1)}
      {arrow(1)}
    </>
  )
}
