import { useState, type ComponentProps, type KeyboardEvent, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isTimeText, readTimeText } from '../../../../common/forms/timeText.ts'
import { Input } from '../controls.tsx'

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> {
  /** HH:mm, '' for no time, or the typed text while it is not a valid time. */
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

const two = (number: number) => String(number).padStart(2, '0')

/** Returns the time with its hours or minutes moved by some steps; each wraps around on its own. */
function stepped(time: string, half: 'hours' | 'minutes', step: number): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return half === 'hours'
    ? `${two((hours + step + 24) % 24)}:${two(minutes)}`
    : `${two(hours)}:${two((minutes + step + 60) % 60)}`
}

/**
 * A box for typing or pasting a time, shown as hh:mm of 24 hours in every language: the browser's own time box uses the
 * browser's format. ↑ and ↓ change the hours or minutes, depending on the caret. See readTimeText for the formats that
 * it accepts.
 */
export function TimeInput({ value, onChange, onBlur, onKeyDown, ...rest }: Props) {
  const { t } = useTranslation('shared')
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string, isComposing: boolean) => {
    const time = readTimeText(text)
    // Four digits are a complete time; shorter text may be continued.
    setDraft(time && !isComposing && /^\d{4}$/.test(text.normalize('NFKC').trim()) ? null : text)
    onChange(time ?? text.trim())
  }
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const box = event.currentTarget
    const isOther = event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing
    if (steps === undefined || isOther || event.defaultPrevented || box.readOnly) return
    event.preventDefault()
    const now = new Date()
    const half = (box.selectionStart ?? 0) <= 2 ? 'hours' : 'minutes'
    setDraft(null)
    onChange(isTimeText(value) ? stepped(value, half, steps) : `${two(now.getHours())}:${two(now.getMinutes())}`)
    // The new text moves the caret to its end.
    requestAnimationFrame(() => (half === 'hours' ? box.setSelectionRange(0, 2) : box.setSelectionRange(3, 5)))
  }
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      placeholder={t('timeForm')}
      {...rest}
      value={draft ?? value}
      onChange={(event) => type(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
      onKeyDown={step}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}
