import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { formatCount } from '../../format/numbers.ts'
import { mostChosen, type Selection } from '../useSelection.ts'

interface Props<R extends { id: string }> {
  selection: Selection<R>
  /** null if the user may not export. */
  onExport: (() => void) | null
  /** Further actions on the rows. */
  children: ReactNode
}

/** The actions on the selected rows; renders nothing if none is selected. */
export function ChosenBar<R extends { id: string }>({ selection, onExport, children }: Props<R>) {
  const { t } = useTranslation('list')
  const count = selection.chosen.length
  if (count === 0) return null
  return (
    <Flex
      role="region"
      aria-label={t('chosenRows')}
      gap="2"
      flexWrap="wrap"
      alignItems="center"
      padding="2"
      paddingInlineStart="3"
      bg="accent.subtle"
      borderRadius="card"
    >
      <strong role="status">
        {t('chosen', { count })}
        {count >= mostChosen && ` · ${t('mostChosen', { replace: { count: formatCount(mostChosen) } })}`}
      </strong>
      {children}
      {onExport && <Button onClick={onExport}>{t('exportChosen')}</Button>}
      <Button kind="quiet" marginInlineStart="auto" onClick={selection.clear}>
        {t('clearChoice')}
      </Button>
    </Flex>
  )
}
