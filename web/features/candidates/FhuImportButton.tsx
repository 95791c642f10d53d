import { Download } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import { TextField } from '../../shared/fields/textFields.tsx'
import { useSession } from '../../shared/session/session.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import { drawerPath, viewPath } from './paths.ts'
import type { FhuImportButtonMutation } from './__generated__/FhuImportButtonMutation.graphql.ts'

/** Imports a candidate from FHU by the id there, and opens it (decision D-103). */
export default function FhuImportButton() {
  const { t } = useTranslation('candidates')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" title={t('fhu.open')} onClick={() => setOpen(true)}>
        <Download size={14} aria-hidden />
        <span className="wide-only">{t('fhu.open')}</span>
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}

function Dialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['candidates', 'shared'])
  const navigate = useNavigate()
  const { can } = useSession()
  const { control, handleSubmit, setError } = useForm({ defaultValues: { fhuCandidateId: '' } })
  const [take, isSending] = useAction<FhuImportButtonMutation>(graphql`
    mutation FhuImportButtonMutation($input: ImportFhuCandidateInput!) {
      importFhuCandidate(input: $input) { candidate { databaseId } isCreated }
    }
  `)
  const send = handleSubmit(async ({ fhuCandidateId }) => {
    const onFieldError = (_field: string, message: string) => {
      setError('fhuCandidateId', { type: 'server', message }, { shouldFocus: true })
      return true
    }
    try {
      const {
        importFhuCandidate: { candidate, isCreated },
      } = await take({ input: { fhuCandidateId: fhuCandidateId.trim() } }, { onFieldError })
      toaster.success(t(isCreated ? 'fhu.created' : 'fhu.existed'))
      onClose()
      if (candidate) void navigate((can('Candidate:ReadCandidate') ? viewPath : drawerPath)(candidate.databaseId))
    } catch {
      // The error has already been shown; the id is preserved.
    }
  })
  return (
    <Drawer place="center" width="440px" title={t('fhu.open')} onClose={onClose}>
      <form noValidate onSubmit={(event) => void send(event)} style={{ display: 'contents' }}>
        <DrawerBody>
          <TextField
            control={control}
            name="fhuCandidateId"
            label={t('fhu.id')}
            hint={t('fhu.hint')}
            isRequired
            maxLength={100}
          />
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('fhu.send')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}
