import { chakra } from '@chakra-ui/react'
import dayjs, { type Dayjs } from 'dayjs'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { weekEnd, weekStart } from '../../format/dates.ts'
import { dateTimeFormat } from '../../format/intl.ts'
import { IconButton } from '../../ui/Button.tsx'

interface Props {
  /** The first and last chosen day (YYYY-MM-DD, or ''); the same value for a single day. */
  from: string
  to: string
  min?: string
  max?: string
  onPick: (day: string) => void
  /** Whether the calendar takes the focus when it appears. */
  isFocused?: boolean
}

const Frame = chakra('div', {
  base: {
    width: '266px',
    userSelect: 'none',
    '& header': {
      display: 'flex',
      alignItems: 'center',
      height: '8',
      '& h3': { flex: '1', textAlign: 'center', fontWeight: '600', fontSize: '13px' },
    },
    '& table': { width: '100%', borderCollapse: 'separate', borderSpacing: '0 2px', tableLayout: 'fixed' },
    '& th': { height: '7', fontSize: '11.5px', fontWeight: '500', color: 'fg.muted' },
    '& td': { padding: 0, '&[data-within]': { bg: 'accent.subtle' } },
    '& td button': {
      width: '100%',
      height: '8',
      borderRadius: '8px',
      cursor: 'pointer',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
      '&[data-other]': { color: 'fg.muted' },
      '&[aria-current]': { fontWeight: '700', textDecoration: 'underline', textUnderlineOffset: '3px' },
      '&[aria-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
    },
    '& td[aria-selected=true] button': { bg: 'accent', color: 'white' },
  },
})

const write = (day: Dayjs) => day.format('YYYY-MM-DD')

/** Returns the day that a key moves to; undefined for every other key. */
function goal(day: Dayjs, { key, shiftKey }: KeyboardEvent): Dayjs | undefined {
  const page = shiftKey ? 'year' : 'month'
  const goals: Record<string, () => Dayjs> = {
    ArrowLeft: () => day.subtract(1, 'day'),
    ArrowRight: () => day.add(1, 'day'),
    ArrowUp: () => day.subtract(7, 'day'),
    ArrowDown: () => day.add(7, 'day'),
    Home: () => weekStart(day),
    End: () => weekEnd(day),
    PageUp: () => day.subtract(1, page),
    PageDown: () => day.add(1, page),
  }
  return goals[key]?.()
}

/**
 * A calendar of one month to choose days from, in the language of the interface. Arrows move by day and week, Home and
 * End within the week, Page Up and Down by month (with Shift by year), Enter chooses. Days outside min and max cannot
 * be chosen.
 */
export default function Calendar({ from, to, min, max, onPick, isFocused = false }: Props) {
  const { t, i18n } = useTranslation('shared')
  const id = useId()
  const chosen = from || to
  const [active, setActive] = useState(() => ({ day: chosen || write(dayjs()), of: chosen }))
  // A day that is typed elsewhere moves the calendar to its month.
  if (active.of !== chosen) setActive({ day: chosen || active.day, of: chosen })
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(isFocused)
  useEffect(() => {
    if (takesFocus.current) button.current?.focus({ preventScroll: true })
    takesFocus.current = false
  }, [active.day])

  const shown = dayjs(active.day)
  const first = weekStart(shown.startOf('month'))
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => first.add(week * 7 + day, 'day')),
  )
  const format = (day: Dayjs, options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(i18n.language, options).format(day.toDate())
  const isOpen = (day: string) => (!min || day >= min) && (!max || day <= max)
  const turn = (step: number) => setActive({ day: write(shown.add(step, 'month')), of: chosen })
  const today = write(dayjs())

  const onKeyDown = (event: KeyboardEvent) => {
    const next = goal(shown, event)
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    takesFocus.current = true
    setActive({ day: write(next), of: chosen })
  }
  return (
    <Frame>
      <header>
        <IconButton label={t('previousMonth')} onClick={() => turn(-1)}>
          <ChevronLeft size={16} aria-hidden />
        </IconButton>
        <h3 id={id} aria-live="polite">
          {format(shown, { month: 'long', year: 'numeric' })}
        </h3>
        <IconButton label={t('nextMonth')} onClick={() => turn(1)}>
          <ChevronRight size={16} aria-hidden />
        </IconButton>
      </header>
      <chakra.table role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day.day()} scope="col" abbr={format(day, { weekday: 'long' })}>
                {format(day, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={write(week[0]!)}>
              {week.map((date) => {
                const day = write(date)
                const isActive = day === active.day
                return (
                  <td
                    key={day}
                    aria-selected={day === from || day === to}
                    data-within={(from && to && day >= from && day <= to && from !== to) || undefined}
                  >
                    <button
                      type="button"
                      ref={isActive ? button : undefined}
                      tabIndex={isActive ? 0 : -1}
                      data-autofocus={(isActive && isFocused) || undefined}
                      aria-label={format(date, { dateStyle: 'full' })}
                      aria-current={day === today ? 'date' : undefined}
                      aria-disabled={!isOpen(day) || undefined}
                      data-other={!date.isSame(shown, 'month') || undefined}
                      // Not for the days outside the month: the calendar would change months between the press and the
                      // click.
                      onFocus={() => {
                        if (date.isSame(shown, 'month')) setActive({ day, of: chosen })
                      }}
                      onClick={() => {
                        if (isOpen(day)) onPick(day)
                      }}
                    >
                      {date.date()}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Frame>
  )
}
