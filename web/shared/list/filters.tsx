/**
 * The filters of a list, by their names in its address:
 *
 *   filters={{ keyword: searchFilter(t('keyword')), status: choicesFilter(t('status'), options) }}
 */
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { noSpan, type DateSpan } from '../format/dateRanges.ts'
import { ChoiceList } from '../fields/ChoiceList.tsx'
import { NativeSelect } from '../fields/controls.tsx'
import { DateRangePanel, useSpanText } from '../fields/dates/DateRangePanel.tsx'
import FilterChip from '../ui/FilterChip.tsx'
import SearchBox from '../ui/SearchBox.tsx'

export interface FilterProps<T, D> {
  value: T
  /** `replace`: adds no entry to the browser's history, while the user types. */
  set: (value: T, options?: { replace?: boolean }) => void
  /** The data of the list's query; null until it has loaded. */
  data: D | null
}

/** The control of one filter; the list's source defines how the address stores it. A feature may provide its own. */
export interface ListFilter<T, D = unknown> {
  control: (props: FilterProps<T, D>) => ReactNode
}

/** All filters of a list: `F` is the type of their values. */
export type ListFilters<F, D> = { readonly [P in keyof F]: ListFilter<F[P], D> }

interface Option<T extends string = string> {
  value: T
  label: string
}

/** A text box for search terms. */
export const searchFilter = (label: string): ListFilter<string> => ({
  control: ({ value, set }) => <Search label={label} value={value} onChange={(text) => set(text, { replace: true })} />,
})

function Search(props: { label: string; value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('list')
  return <SearchBox {...props} action={t('search')} />
}

/** A choice of several from a closed list, behind a chip. */
export const choicesFilter = <const T extends string>(
  label: string,
  options: readonly Option<T>[],
): ListFilter<readonly T[]> => ({
  control: ({ value, set }) => <Choices label={label} options={options} values={value} onChange={set} />,
})

interface ChoicesProps<T extends string> {
  label: string
  options: readonly Option<T>[]
  values: readonly T[]
  onChange: (values: readonly T[]) => void
}

function Choices<T extends string>({ label, options, values, onChange }: ChoicesProps<T>) {
  const { t } = useTranslation('list')
  const chosen = options.filter(({ value }) => values.includes(value))
  return (
    <FilterChip
      label={label}
      isSet={chosen.length > 0}
      onClear={() => onChange([])}
      value={chosen.map((option) => option.label).join(', ') || t('any')}
    >
      <ChoiceList
        label={label}
        values={values}
        options={options}
        onChange={(next) => onChange(options.flatMap(({ value }) => (next.includes(value) ? [value] : [])))}
      />
    </FilterChip>
  )
}

/** A choice of one from a list that is loaded with the rows, or of all. */
export const selectFilter = <D,>(
  label: string,
  all: string,
  optionsOf: (data: D) => readonly Option[],
): ListFilter<string, D> => ({
  control: ({ value, set, data }) => (
    <NativeSelect aria-label={label} width="auto" value={value} onChange={(event) => set(event.target.value)}>
      <option value="">{all}</option>
      {data &&
        optionsOf(data).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
    </NativeSelect>
  ),
})

/** A filter for the rows that have a flag. */
export const flagFilter = (label: string, Icon: LucideIcon): ListFilter<boolean> => ({
  control: ({ value, set }) => (
    <Button aria-pressed={value} color={value ? 'accent.fg' : undefined} onClick={() => set(!value)}>
      <Icon size={14} aria-hidden fill={value ? 'currentColor' : 'none'} />
      {label}
    </Button>
  ),
})

/** A filter for days, or for a range like `this month`. */
export const spanFilter = (label: string): ListFilter<DateSpan> => ({
  control: ({ value, set }) => <Days label={label} value={value} onChange={set} />,
})

function Days({ label, value, onChange }: { label: string; value: DateSpan; onChange: (span: DateSpan) => void }) {
  const { t } = useTranslation('list')
  const text = useSpanText()(value)
  return (
    <FilterChip label={label} value={text ?? t('any')} isSet={text !== null} onClear={() => onChange(noSpan)}>
      {(close) => <DateRangePanel value={value} onChange={onChange} onDone={close} />}
    </FilterChip>
  )
}
