import { Box, Flex } from '@chakra-ui/react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { Input, Multiline } from '../../../shared/fields/controls.tsx'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { download, upload } from '../../../shared/files/streams.ts'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { randomId } from '../../../shared/format/randomId.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import type { UploadDialogQuery } from './__generated__/UploadDialogQuery.graphql.ts'
import { VendorPicker } from './VendorPicker.tsx'

const maxBytes = 3 * 1024 * 1024

interface Props {
  databaseId: string
  /** Shows the job description. */
  onView: () => void
  onClose: () => void
}

/** Accepts a CV for a published request, from users who may submit one (001/2.7/5, D-90). */
export function UploadDialog({ databaseId, onView, onClose }: Props) {
  const { t } = useTranslation('vendorRequests')
  const [request, setRequest] = useState('')
  const title = request ? t('uploadFor', { replace: { request } }) : t('uploadCv')
  return (
    <Drawer place="center" width="560px" title={title} onClose={onClose}>
      <ErrorBoundary title={t('loadFailed')} resetKey={databaseId}>
        <Suspense
          fallback={
            <DrawerBody>
              <Box data-skeleton height="160px" borderRadius="10px" bg="bg.muted" />
            </DrawerBody>
          }
        >
          <Upload databaseId={databaseId} onTitle={setRequest} onView={onView} onClose={onClose} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

function Upload({ databaseId, onTitle, onView, onClose }: Props & { onTitle: (title: string) => void }) {
  const { t } = useTranslation('vendorRequests')
  const { can } = useSession()
  const { vendorRequest } = useScreenQuery<UploadDialogQuery>(
    graphql`
      query UploadDialogQuery($databaseId: ID!) { vendorRequest(databaseId: $databaseId) { title status } }
    `,
    { databaseId },
  )
  const title = vendorRequest?.title ?? ''
  useEffect(() => onTitle(title), [title, onTitle])
  const closed = !vendorRequest
    ? { title: t('gone'), hint: t('goneHint') }
    : vendorRequest.status !== 'PUBLISHED'
      ? { title: t('unpublished') }
      : can('VendorRequest:SubmitCVVendorRequest')
        ? null
        : { title: t('noSubmit') }
  if (closed)
    return (
      <DrawerBody>
        <EmptyState kind="filtered" {...closed} />
      </DrawerBody>
    )
  return <UploadForm requestId={databaseId} request={title} onView={onView} onClose={onClose} />
}

interface FormProps {
  requestId: string
  /** The title of the request. */
  request: string
  onView: () => void
  onClose: () => void
}

function UploadForm({ requestId, request, onView, onClose }: FormProps) {
  const { t } = useTranslation(['vendorRequests', 'shared'])
  const session = useSession()
  // Users of the company submit a CV on behalf of a vendor that they name.
  const namesVendor = session.can('Vendor:ListVendor', !session.isExternal)
  const [title, setTitle] = useState(request)
  const [vendor, setVendor] = useState<Option | null>(null)
  const [consent, setConsent] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  // Reused for a retry after no response, so that the file is not imported twice.
  const attempt = useRef('')
  const choose = (chosen: File) => {
    attempt.current = randomId()
    setFile(null)
    setError('')
    if (chosen.size === 0) return setError(t('emptyFile'))
    if (!/\.(pdf|docx?)$/i.test(chosen.name)) return setError(t('wrongType'))
    if (chosen.size > maxBytes) return setError(t('tooLarge'))
    setFile(chosen)
  }
  const send = async () => {
    if (!file) return setError(t('emptyFile'))
    setSending(true)
    setError('')
    try {
      const fields = {
        title: title.trim() || request,
        VendorRequestId: requestId,
        ...(vendor && { vendorId: vendor.value }),
        ...(consent.trim() && { consent: consent.trim() }),
      }
      await upload(session, 'vendorSubmissionCreate', { fields, file, idempotencyKey: attempt.current })
      toaster.success(t('submitted'))
      onClose()
    } catch (thrown) {
      if (thrown instanceof RequestError && !thrown.isUnanswered) attempt.current = randomId()
      const isForbidden = thrown instanceof RequestError && thrown.status === 403
      setError(isForbidden ? t('noSubmit') : getErrorTextOr(thrown, t('submitFailed')))
    } finally {
      setSending(false)
    }
  }
  const sample = async () => {
    try {
      saveFile(await download(session, 'vendorSubmissionSample', { query: {} }), 'sample-cv.pdf')
    } catch (thrown) {
      toaster.error(getErrorTextOr(thrown, t('exportFailed', { ns: 'shared' })))
    }
  }
  return (
    <>
      <DrawerBody display="grid" gap="4" alignContent="start">
        {namesVendor && <VendorPicker value={vendor} onChange={setVendor} />}
        <Field label={t('submissionTitle')}>
          {(field) => (
            <Input {...field} value={title} maxLength={250} onChange={(event) => setTitle(event.target.value)} />
          )}
        </Field>
        <Field label={t('consentEvidence')} hint={t('consentHint')}>
          {(field) => (
            <Multiline
              {...field}
              value={consent}
              rows={2}
              maxLength={1000}
              onChange={(event) => setConsent(event.target.value)}
            />
          )}
        </Field>
        <FileDrop
          label={t('cvFile')}
          accept=".pdf,.doc,.docx"
          hint={file ? file.name : t('cvFileHint')}
          error={error}
          onFile={choose}
        />
        <Flex gap="2" flexWrap="wrap">
          <Button kind="quiet" onClick={onView}>
            {t('view')}
          </Button>
          <Button kind="quiet" onClick={() => void sample()}>
            {t('sample')}
          </Button>
        </Flex>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" disabled={isSending} aria-busy={isSending} onClick={() => void send()}>
          {t('submit')}
        </Button>
      </DrawerFooter>
    </>
  )
}
