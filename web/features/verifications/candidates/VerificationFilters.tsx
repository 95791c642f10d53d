import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDateTime } from '../../../shared/dates.ts'
import RowFilters from '../../../shared/review/RowFilters.tsx'
import type { ScreenState, SetScreenState } from '../screenState.ts'
import ImportFilter from './ImportFilter.tsx'
import type { VerificationFilters_import$key } from './__generated__/VerificationFilters_import.graphql.ts'

interface Props {
  state: ScreenState
  set: SetScreenState
  importType: 'CSV' | 'EMAIL'
  imports: VerificationFilters_import$key
  channels: readonly { databaseId: string; name: string }[]
  /** Search pressed: the rows are read again even when no filter has changed. */
  onSearch: () => void
}

/** All filters of the candidate table. */
export default function VerificationFilters({ state, set, importType, imports: key, channels, onSearch }: Props) {
  const { t } = useTranslation('verifications')
  const imports = useFragment(
    graphql`
    fragment VerificationFilters_import on VerificationImport @relay(plural: true) { databaseId title fileName createdAt }
  `,
    key,
  )
  return (
    <RowFilters state={state} set={set} channels={channels} onSearch={onSearch}>
      <ImportFilter
        label={t(importType === 'EMAIL' ? 'importEmail' : 'importFiles')}
        value={state.import}
        options={imports.map((batch) => ({
          value: batch.databaseId,
          label: `${batch.title || batch.fileName} · ${formatDateTime(batch.createdAt)}`,
        }))}
        onChange={(value) => set({ import: value, page: 1 })}
      />
    </RowFilters>
  )
}
