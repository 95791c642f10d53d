import { Flex } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import type { ListFilters } from '../filters.tsx'
import type { ListAddress } from '../listState.ts'

interface Props<F, D> {
  filters: ListFilters<F, D>
  address: ListAddress<F>
  /** The data of the list's query; null until it has loaded. */
  data: D | null
  /** Whether rows were found: otherwise the table offers to clear the filters. */
  hasRows: boolean
  /** Content after the filters. */
  children?: ReactNode
}

/** The filters of a list side by side; takes no space if there are none. */
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
