import { useTranslation } from 'react-i18next'
import FilterChip from '../FilterChip.tsx'
import { noSpan, type DateSpan } from '../dateRanges.ts'
import { DateRangePanel, useSpanText } from '../fields/DateRangePanel.tsx'

interface Props {
  value: DateSpan
  onChange: (value: DateSpan) => void
}

/** The create date: five shortcuts, or two days of which either may be left open. */
export default function DateFilter({ value, onChange }: Props) {
  const { t } = useTranslation('review')
  const text = useSpanText()(value)
  return (
    <FilterChip label={t('date')} value={text ?? t('any')} isSet={text !== null} onClear={() => onChange(noSpan)}>
      {(close) => <DateRangePanel value={value} onChange={onChange} onDone={close} />}
    </FilterChip>
  )
}
