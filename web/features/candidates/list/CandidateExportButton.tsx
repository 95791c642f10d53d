import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import { saveFile } from '../../../shared/csv/writeCsv.ts'
import { usePageAction } from '../../../shared/palette.ts'
import { useSession } from '../../../shared/session.ts'
import { toaster } from '../../../shared/toaster.tsx'

/** An export of the services: which, and what it takes. */
export interface ExportRequest {
  operation: 'candidateExport' | 'talentExport'
  body: object
  fileName: string
}

interface Props {
  request: ExportRequest
  label?: string
  /** Offered by the command palette too. */
  isPageAction?: boolean
}

/** Fetches what a list shows, all pages, as CSV made by the services. */
export default function CandidateExportButton({ request, label: given, isPageAction = false }: Props) {
  const { t } = useTranslation('shared')
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    const stop = new AbortController()
    running.current = stop
    try {
      const response = await session.request(`/download/${request.operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request.body),
        signal: stop.signal,
      })
      saveFile(`${request.fileName}.csv`, await response.blob())
    } catch (error) {
      if (!stop.signal.aborted) toaster.error((error instanceof Error && error.message) || t('exportFailed'))
    } finally {
      if (!stop.signal.aborted) setBusy(false)
    }
  }
  const label = given ?? t('exportCsv')
  usePageAction(isPageAction ? label : null, () => void run())
  return (
    <Button aria-busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => void run()}>
      {isBusy ? t('exporting') : label}
    </Button>
  )
}
