import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Input } from '../../fields/controls.tsx'
import { takeFocus } from '../focus.ts'
import { typedPage } from './layout.ts'

interface Props {
  page: number
  count: number
  onGo: (page: number) => void
}

/** Shows '3 / 12'. A click turns it into a field; Enter goes to the typed page, leaving the field does not. */
export default function PageLabel({ page, count, onGo }: Props) {
  const { t } = useTranslation('pdf')
  const [typed, setTyped] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  if (typed === null) {
    return (
      <Button
        ref={button}
        kind="quiet"
        aria-label={t('goToPage', { replace: { page, count } })}
        className="viewer-label"
        onClick={() => setTyped(String(page))}
      >
        {page} / {count}
      </Button>
    )
  }
  return (
    <Input
      aria-label={t('pageInput', { replace: { count } })}
      className="viewer-label"
      inputMode="numeric"
      ref={takeFocus}
      value={typed}
      maxLength={9}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        const asked = typedPage(typed, count)
        if (asked !== null) onGo(asked)
        setTyped(null)
        requestAnimationFrame(() => button.current?.focus())
      }}
    />
  )
}
