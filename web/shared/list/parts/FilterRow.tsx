import { Flex } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import type { ListFilters } from '../filters.tsx'
import type { ListAddress } from '../listState.ts'

interface Props<F, D> {
  filters: ListFilters<F, D>
  address: ListAddress<F>
  /** What the list's query has answered; null until it has. */
  data: D | null
  /** Rows are found: where none are, the table offers to take the filters away. */
  hasRows: boolean
  /** Behind the filters. */
  children?: ReactNode
}

/** The filters of a list side by side; none takes no room. */
export function FilterRow<F extends object, D>({
  filters,
  address: { state, narrow, hasFilters, clear },
  data,
  hasRows,
  children,
}: Props<F, D>) {
  const { t } = useTranslation(['list', 'shared'])
  const names = Object.keys(filters) as (keyof F)[]
  if (names.length === 0) return null
  const controlOf = <P extends keyof F>(name: P) =>
    filters[name].control({
      value: state[name],
      data,
      set: (value, options) => narrow({ [name]: value } as unknown as Partial<F>, options),
    })
  return (
    <Flex role="group" aria-label={t('filters')} gap="2" flexWrap="wrap" alignItems="center">
      {names.map((name) => (
        <Fragment key={String(name)}>{controlOf(name)}</Fragment>
      ))}
      {hasRows && hasFilters(state) && (
        <Button kind="quiet" onClick={clear}>
          {t('clearFilters', { ns: 'shared' })}
        </Button>
      )}
      {children}
    </Flex>
  )
}
