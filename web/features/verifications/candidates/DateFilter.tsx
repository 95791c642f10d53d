import { Box, Flex, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { formatDate, isDay } from '../../../shared/dates.ts'
import { dateRanges, daysOf, type DateRange } from '../dateRanges.ts'
import FilterChip from './FilterChip.tsx'

interface Props {
  range: DateRange | null
  /** YYYY-MM-DD, or nothing. */
  from: string
  to: string
  onChange: (change: { range: DateRange | null; from: string; to: string }) => void
}

/** The create date: five shortcuts, or two days of which either may be left open. */
export default function DateFilter({ range, from, to, onChange }: Props) {
  const { t } = useTranslation('verifications')
  const days = range ? daysOf(range) : { from, to }
  const value = range ? t(`ranges.${range}`) : from || to ? `${from ? formatDate(from) : '…'} – ${to ? formatDate(to) : '…'}` : t('any')
  const setDay = (change: { from?: string; to?: string }) => {
    const next = { ...days, ...change }
    if ([next.from, next.to].every((day) => day === '' || isDay(day))) onChange({ range: null, ...next })
  }
  const isTurned = days.from !== '' && days.to !== '' && days.from > days.to
  return (
    <FilterChip label={t('date')} value={value} isSet={Boolean(range || from || to)} onClear={() => onChange({ range: null, from: '', to: '' })}>
      {(close) => (
        <Box display="grid" gap="3" width="min(300px, calc(100vw - 64px))">
          <Flex wrap="wrap" gap="1">
            {dateRanges.map((name) => (
              <Button
                key={name} size="small" kind={name === range ? 'primary' : 'plain'} aria-pressed={name === range}
                onClick={() => { onChange({ range: name, from: '', to: '' }); close() }}
              >
                {t(`ranges.${name}`)}
              </Button>
            ))}
          </Flex>
          <Flex gap="2">
            <chakra.label flex="1" fontSize="12px">
              {t('from')}<Input type="date" value={days.from} max={days.to || undefined} onChange={(event) => setDay({ from: event.target.value })} />
            </chakra.label>
            <chakra.label flex="1" fontSize="12px">
              {t('to')}<Input type="date" value={days.to} min={days.from || undefined} onChange={(event) => setDay({ to: event.target.value })} />
            </chakra.label>
          </Flex>
          {isTurned && <Box role="alert" color="status.red.fg" fontSize="12px">{t('datesTurned')}</Box>}
        </Box>
      )}
    </FilterChip>
  )
}
