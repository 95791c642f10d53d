import { Box, Flex } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { Suspense, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { Input } from '../../../shared/fields/controls.tsx'
import { ForbiddenBoundary } from '../../../shared/ForbiddenBoundary.tsx'
import { SkeletonRows, Table } from '../../../shared/table/Table.tsx'
import { useUrlState } from '../../../shared/urlState.ts'
import { useCan } from '../../../shared/useCan.ts'
import { formColumns } from './columns.ts'
import CreateDialog from './CreateDialog.tsx'
import FormList from './FormList.tsx'
import { screenShape } from './screenState.ts'

/** The interview forms of the company (000/2.5). */
export default function FormsTab() {
  const { t } = useTranslation('interviewForms')
  const can = useCan()
  const [state, set] = useUrlState(screenShape)
  // The old rows stay while the next ones load.
  const shown = useDeferredValue(state)
  const [attempt, setAttempt] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const columns = formColumns(t)
  return (
    <>
      <Flex gap="2" flexWrap="wrap" marginBlockEnd="3">
        {/* Another address is another text, not what was typed before. */}
        <SearchBox key={state.name} name={state.name} onSearch={(name) => set({ name, page: 1 })} />
        {can('FormSettingDialogMutation') && (
          <Button kind="primary" marginInlineStart="auto" onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
        )}
      </Flex>
      <ErrorBoundary title={t('listFailed')} resetKey={JSON.stringify(shown)} onRetry={() => setAttempt(attempt + 1)}>
        <ForbiddenBoundary>
          <Suspense
            fallback={
              <Table label={t('formsTab')} columns={columns} isBusy>
                <SkeletonRows columns={columns} />
              </Table>
            }
          >
            <FormList
              state={shown}
              isBehind={shown !== state}
              set={set}
              attempt={attempt}
              onCreate={() => setCreating(true)}
            />
          </Suspense>
        </ForbiddenBoundary>
      </ErrorBoundary>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}

function SearchBox({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const { t } = useTranslation('interviewForms')
  const [typed, setTyped] = useState(name)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
      style={{ display: 'flex', gap: '8px', minWidth: 0 }}
    >
      <Box width="min(280px, 60vw)">
        <Input
          type="search"
          maxLength={250}
          aria-label={t('searchLabel')}
          placeholder={t('searchLabel')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      <Button type="submit">
        <Search size={14} aria-hidden />
        {t('search')}
      </Button>
    </form>
  )
}
