import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'
import { Button } from '../ui/Button.tsx'
import { allRows, csvFile, exportLimit, type RowsUpTo } from '../csv/writeCsv.ts'
import { errorText } from '../format/errorText.ts'
import { whileLoading } from '../loading.ts'
import { formatCount } from '../format/numbers.ts'
import { usePageAction } from '../palette.ts'
import { RequestError } from '../requestError.ts'
import { saveFile } from '../saveFile.ts'
import { toaster } from '../ui/toaster.tsx'
import { getQueryVariables, type ListPlace, type Orders } from './listAddress.ts'
import type { ChosenRow, ListColumn, ListNode, ListProps } from './listTypes.ts'
import { readFragment } from './typed.ts'

/** Returns rows as a CSV file with the columns of these keys. */
function csvOf<R>(columns: readonly ListColumn<R>[], keys: readonly string[], rows: readonly R[]): Blob {
  const written = keys.flatMap((key) => columns.find((column) => column.key === key && column.text) ?? [])
  const cells = rows.map((row, at) => written.map(({ text }) => text?.(row, at + 1)))
  return csvFile([written.map(({ label }) => label), ...cells])
}

/**
 * Exports what the list shows (its filters, its order and its columns, all pages), or only the passed rows. Returns
 * null if the user may not export.
 */
export function useListExport<
  Q extends OperationType,
  K extends KeyType,
  N extends ListNode & K,
  F extends object,
  S extends Orders,
>(list: ListProps<Q, K, N, F, S>, title: string, state: F & ListPlace, columns: readonly string[]) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = null
    },
    [],
  )
  const readAll = async (signal: AbortSignal) => {
    const pageOf = (data: Q['response']): RowsUpTo<ChosenRow<KeyTypeData<K>>> | null => {
      const found = list.connection(data)
      if (!found) return null
      const { hasNextPage, endCursor } = found.pageInfo
      if (endCursor === undefined) throw new Error('The query of a list without `download` selects endCursor')
      const rows = found.nodes.map((node) => ({ id: node.id, row: readFragment<K>(environment, list.row, node) }))
      return { rows, end: hasNextPage ? endCursor : null }
    }
    const variablesOf = (size: number, after: string | null): Q['variables'] => ({
      ...getQueryVariables<Q['variables'], F, S>(list, { ...state, page: 1, size }),
      ...(after !== null && { page: null, after }),
    })
    const { rows, isCut } = await allRows<Q, ChosenRow<KeyTypeData<K>>>(
      environment,
      list.query,
      variablesOf,
      pageOf,
      signal,
    )
    if (isCut) toaster.info(t('exportCut', { replace: { count: formatCount(exportLimit) } }))
    return rows.map(({ row }) => row)
  }
  const write = async (chosen: readonly KeyTypeData<K>[] | null, signal: AbortSignal) =>
    list.download
      ? list.download({ state, columns, chosen, signal })
      : csvOf(list.columns, columns, chosen ?? (await readAll(signal)))
  const run = async (chosen: readonly KeyTypeData<K>[] | null) => {
    if (isBusy) return
    setBusy(true)
    const stop = new AbortController()
    running.current = stop
    try {
      const loading = { text: t('exporting'), stop: () => stop.abort() }
      saveFile(await whileLoading(write(chosen, stop.signal), loading), `${title}.csv`)
    } catch (error) {
      if (!stop.signal.aborted) toaster.error(error instanceof RequestError ? errorText(error) : t('exportFailed'))
    } finally {
      if (running.current === stop) setBusy(false)
    }
  }
  const isAllowed = list.download !== null
  usePageAction(isAllowed ? t('exportCsv') : null, () => void run(null))
  return isAllowed ? { isBusy, run: (chosen: readonly KeyTypeData<K>[] | null) => void run(chosen) } : null
}

/** The button of the export. */
export function ExportButton({ isBusy, onClick }: { isBusy: boolean; onClick: () => void }) {
  const { t } = useTranslation('shared')
  return (
    <Button aria-busy={isBusy} aria-disabled={isBusy || undefined} title={t('exportCsv')} onClick={onClick}>
      <Download size={14} aria-hidden />
      <span className="wide-only">{t(isBusy ? 'exporting' : 'exportCsv')}</span>
    </Button>
  )
}
