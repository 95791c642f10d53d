import { Box, Flex } from '@chakra-ui/react'
import { CalendarDays, X } from 'lucide-react'
import { useState, type ComponentProps, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'
import { formatDate, isDay } from '../../format/dates.ts'
import { Popover } from '../../ui/Popover.tsx'
import { Input } from '../controls.tsx'
import { readDay } from './dateText.ts'
import { LazyCalendar } from './LazyCalendar.tsx'

interface TextProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'min' | 'max'> {
  /** YYYY-MM-DD, '' for no day, or the typed text while it is not a valid day. */
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A box for typing or pasting a day as DD/MM/YYYY; see readDay for the other formats that it accepts. */
export function DateText({ value, onChange, onBlur, ...rest }: TextProps) {
  const { t } = useTranslation('shared')
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    const day = readDay(text)
    // A complete day in any other format can only have been pasted.
    setDraft(day && !text.includes('/') ? null : text)
    onChange(day ?? text.trim())
  }
  return (
    <Input
      autoComplete="off"
      inputMode="numeric"
      placeholder={t('dateForm')}
      {...rest}
      value={draft ?? (isDay(value) ? formatDate(value) : value)}
      onChange={(event) => type(event.target.value)}
      onBlur={(event) => {
        setDraft(null)
        onBlur?.(event)
      }}
    />
  )
}

interface Props extends TextProps {
  /** The name of the field, for the calendar and its button. */
  label: string
  min?: string
  max?: string
}

/** A day that is typed or chosen from a calendar (with its button, or Alt and arrow down); a cross removes it. */
export function DateInput({ label, min, max, value, onChange, ...rest }: Props) {
  const { t } = useTranslation('shared')
  const [isOpen, setOpen] = useState(false)
  return (
    <Box position="relative">
      <DateText
        {...rest}
        value={value}
        onChange={onChange}
        paddingInlineEnd="60px"
        onKeyDown={(event) => {
          if (event.altKey && event.key === 'ArrowDown') {
            event.preventDefault()
            setOpen(true)
          }
        }}
      />
      <Flex position="absolute" insetInlineEnd="1" top="4px">
        {value !== '' && !rest.disabled && (
          <IconButton size="small" label={`${t('clear')}: ${label}`} onClick={() => onChange('')}>
            <X size={14} aria-hidden />
          </IconButton>
        )}
        <Popover
          label={`${t('calendar')}: ${label}`}
          align="end"
          isOpen={isOpen}
          onOpenChange={setOpen}
          trigger={(props) => (
            <IconButton {...props} size="small" label={`${t('calendar')}: ${label}`} disabled={rest.disabled}>
              <CalendarDays size={14} aria-hidden />
            </IconButton>
          )}
        >
          {(close) => {
            const day = isDay(value) ? value : ''
            return (
              <LazyCalendar
                from={day}
                to={day}
                min={min}
                max={max}
                isFocused
                onPick={(picked) => {
                  onChange(picked)
                  close()
                }}
              />
            )
          }}
        </Popover>
      </Flex>
    </Box>
  )
}
