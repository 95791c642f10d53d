import { Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'

/** A button that copies a text and shows whether that succeeded. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const { t } = useTranslation('review')
  const [note, setNote] = useState('')
  const copy = async () => {
    // Emptied first, so that a second copy is announced too.
    setNote('')
    try {
      await navigator.clipboard.writeText(text)
      setNote(t('info.copied'))
    } catch {
      setNote(t('info.copyFailed'))
    }
  }
  return (
    <>
      <Button size="small" onClick={() => void copy()}>
        <Copy size={14} aria-hidden />
        {children}
      </Button>
      <span role="status">{note}</span>
    </>
  )
}
