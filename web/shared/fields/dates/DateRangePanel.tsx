import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { dateRanges, daysOf, type DateSpan } from '../../format/dateRanges.ts'
import { formatDate, isDay } from '../../format/dates.ts'
import { DateText } from './DateInput.tsx'
import { LazyCalendar } from './LazyCalendar.tsx'

/** Returns a function for the text of a date span: the shortcut's name, or its days; null for no span. */
export function useSpanText() {
  const { t } = useTranslation('shared')
  return ({ range, from, to }: DateSpan): string | null => {
    if (range) return t(`ranges.${range}`)
    return from || to ? `${from ? formatDate(from) : '…'} – ${to ? formatDate(to) : '…'}` : null
  }
}

interface Props {
  value: DateSpan
  onChange: (value: DateSpan) => void
  min?: string
  max?: string
  /** Called after a shortcut or the second day was chosen: a surrounding panel closes. */
  onDone?: () => void
}

const isBetween = (day: string, { min, max }: { min?: string; max?: string }) =>
  day === '' || (isDay(day) && (!min || day >= min) && (!max || day <= max))

/**
 * Five shortcuts, two boxes for days of which either may be empty, and a calendar that sets the first day and then the
 * second.
 */
export function DateRangePanel({ value, onChange, min, max, onDone }: Props) {
  const { t } = useTranslation('shared')
  const days = value.range ? daysOf(value.range) : { from: value.from, to: value.to }
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({})
  const [end, setEnd] = useState<'from' | 'to'>('from')
  // No error is shown while the user is still typing.
  const [focused, setFocused] = useState<'from' | 'to' | null>(null)
  const shown = { ...days, ...typed }
  const isBad = (which: 'from' | 'to') => focused !== which && !isBetween(shown[which], { min, max })
  const isWrong = isBad('from') || isBad('to')
  const isTurned = isDay(shown.from) && isDay(shown.to) && shown.from > shown.to
  const set = (change: { from?: string; to?: string }) => {
    const next = { ...shown, ...change }
    const isFine = [next.from, next.to].every((day) => isBetween(day, { min, max }))
    setTyped(isFine ? {} : { ...typed, ...change })
    if (isFine) onChange({ range: null, ...next })
  }
  const pick = (day: string) => {
    if (end === 'from') {
      set({ from: day, ...(days.to < day && { to: '' }) })
      setEnd('to')
    } else if (days.from && day < days.from) set({ from: day, to: '' })
    else {
      set({ to: day })
      setEnd('from')
      if (days.from) onDone?.()
    }
  }
  const box = (which: 'from' | 'to') => (
    <chakra.label flex="1" minWidth="0" fontSize="12px">
      {t(which)}
      <DateText
        value={shown[which]}
        data-end={end === which || undefined}
        aria-invalid={isBad(which) || undefined}
        onFocus={() => {
          setEnd(which)
          setFocused(which)
        }}
        onBlur={() => setFocused(null)}
        onChange={(day) => set({ [which]: day })}
      />
    </chakra.label>
  )
  return (
    <Box display="grid" gap="3" width="266px">
      <Flex wrap="wrap" gap="1">
        {dateRanges.map((name) => (
          <Button
            key={name}
            size="small"
            kind={name === value.range ? 'primary' : 'plain'}
            aria-pressed={name === value.range}
            onClick={() => {
              setTyped({})
              onChange({ range: name, from: '', to: '' })
              onDone?.()
            }}
          >
            {t(`ranges.${name}`)}
          </Button>
        ))}
      </Flex>
      <Flex gap="2">
        {box('from')}
        {box('to')}
      </Flex>
      {(isWrong || isTurned) && (
        <Box role="alert" color="status.red.fg" fontSize="12px">
          {t(isTurned ? 'datesTurned' : 'notADate')}
        </Box>
      )}
      <LazyCalendar
        from={isDay(days.from) ? days.from : ''}
        to={isDay(days.to) ? days.to : ''}
        min={min}
        max={max}
        onPick={pick}
      />
    </Box>
  )
}
