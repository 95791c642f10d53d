import { Box } from '@chakra-ui/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useSubscription } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { FormPage } from '../../../shared/formPage/FormPage.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../../shared/shell.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { hasRun, isWorking } from '../importStates.ts'
import { ColumnsForm } from './ColumnsForm.tsx'
import { CvsForm } from './CvsForm.tsx'
import { ImportRows } from './ImportRows.tsx'
import { ImportStatus } from './ImportStatus.tsx'
import type { CandidateImportPage_import$key } from './__generated__/CandidateImportPage_import.graphql.ts'
import type { CandidateImportPageQuery } from './__generated__/CandidateImportPageQuery.graphql.ts'
import type { CandidateImportPageSubscription } from './__generated__/CandidateImportPageSubscription.graphql.ts'
import type { ColumnsForm_query$key } from './__generated__/ColumnsForm_query.graphql.ts'

/** The page of an import: its columns, rows and progress, and how to undo it. */
export default function CandidateImportPage() {
  const { t } = useTranslation('candidateImports')
  const { id = '' } = useParams()
  return (
    <FormPage key={id} title={t('oneTitle')} resetKey={id}>
      {(attempt) => <Loaded id={id} attempt={attempt} />}
    </FormPage>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('candidateImports')
  const { candidateImport, ...options } = useScreenQuery<CandidateImportPageQuery>(
    graphql`
    query CandidateImportPageQuery($id: ID!) {
      candidateImport(databaseId: $id) @required(action: NONE) { fileName ...CandidateImportPage_import }
      ...ColumnsForm_query
    }
  `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  ) ?? { candidateImport: null }
  useCrumb(candidateImport?.fileName)
  if (!candidateImport) return <EmptyState kind="unused" title={t('gone')} />
  return <Import databaseId={id} one={candidateImport} options={options as ColumnsForm_query$key} />
}

interface Props {
  databaseId: string
  one: CandidateImportPage_import$key
  options: ColumnsForm_query$key
}

function Import({ databaseId, one: key, options }: Props) {
  const one = useFragment(
    graphql`
    fragment CandidateImportPage_import on CandidateImport @throwOnFieldError {
      id kind status processedCount
      ...ImportStatus_import
      ...ColumnsForm_import
      ...CvsForm_import
    }
  `,
    key,
  )
  const { id, kind, status, processedCount } = one
  const ofCvs = kind === 'CVS'
  const hasRows = ofCvs || (status !== 'NEW' && status !== 'CHECKING')
  const isOpen = !hasRun(one) && (status === 'NEW' || status === 'CHECKED' || status === 'FAILED')
  return (
    <Box display="grid" gap="5">
      {isWorking(status) && <Watch key={status} id={id} />}
      <ImportStatus one={one} />
      {isOpen && ofCvs && <CvsForm key={status} one={one} isOpen={status !== 'CHECKED'} />}
      {isOpen && !ofCvs && <ColumnsForm key={status} one={one} options={options} isOpen={status !== 'CHECKED'} />}
      {hasRows && (
        <ImportRows
          id={id}
          databaseId={databaseId}
          ofCvs={ofCvs}
          isOpen={status === 'CHECKED'}
          changes={processedCount + (isWorking(status) ? 0 : 1)}
        />
      )}
    </Box>
  )
}

/** Follows a step of an import to its end; every change is written to the store. */
function Watch({ id }: { id: string }) {
  useSubscription<CandidateImportPageSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription CandidateImportPageSubscription($id: ID!) {
            candidateImportChanged(id: $id) { ...CandidateImportPage_import }
          }
        `,
        variables: { id },
      }),
      [id],
    ),
  )
  return null
}
