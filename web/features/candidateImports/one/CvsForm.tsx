import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchBox } from '../../../shared/fields/SwitchField.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSession } from '../../../shared/session/session.ts'
import { FolderBox } from '../../../shared/talentFolders/FolderFields.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import { SourceField } from './SourceField.tsx'
import type { CvsForm_import$key } from './__generated__/CvsForm_import.graphql.ts'
import type { CvsFormReadMutation } from './__generated__/CvsFormReadMutation.graphql.ts'

interface Props {
  one: CvsForm_import$key
  isOpen: boolean
}

/** The options for all CVs of an import. The CVs are read once; changed options only re-evaluate them. */
export function CvsForm({ one: key, isOpen }: Props) {
  const { t } = useTranslation('candidateImports')
  const { can } = useSession()
  const one = useFragment(
    graphql`
    fragment CvsForm_import on CandidateImport @throwOnFieldError {
      id status rowCount isExistingCompleted source
      folder @catch(to: NULL) { id name }
    }
  `,
    key,
  )
  const [isExistingCompleted, setCompleted] = useState(one.isExistingCompleted)
  const [folder, setFolder] = useState(one.folder ? { value: one.folder.id, label: one.folder.name } : null)
  const [source, setSource] = useState(one.source ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [send, isSending] = useAction<CvsFormReadMutation>(graphql`
    mutation CvsFormReadMutation($input: ReadCvImportInput!) {
      readCvImport(input: $input) { candidateImport { ...CandidateImportPage_import } }
    }
  `)
  const submit = () => {
    setErrors({})
    const input = { id: one.id, isExistingCompleted, folderId: folder?.value ?? null, source: source.trim() || null }
    const onFieldError = (field: string, message: string) => {
      setErrors((before) => ({ ...before, [field.replace(/^(input\.)?/, '')]: message }))
      return true
    }
    void send({ input }, { onFieldError }).catch(() => undefined)
  }
  return (
    <chakra.details open={isOpen} maxWidth="960px">
      <chakra.summary cursor="pointer" fontSize="15px" fontWeight="600" minHeight="6" marginBlockEnd="3">
        {t('cvs.options')}
      </chakra.summary>
      <Box display="grid" gap="4">
        <Box display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(min(260px, 100%), 1fr))">
          <SourceField hint={t('cvs.sourceHint')} error={errors.source} value={source} onValue={setSource} />
          <FolderBox
            label={t('folder')}
            hint={t('cvs.folderHint')}
            error={errors.folderId}
            value={folder}
            onChange={setFolder}
          />
        </Box>
        {can('Candidate:UpdateCandidate') && (
          <SwitchBox
            label={t('completes')}
            hint={t('cvs.completesHint')}
            checked={isExistingCompleted}
            onSwitch={setCompleted}
          />
        )}
        <Flex>
          <Button
            kind={one.status === 'CHECKED' ? 'plain' : 'primary'}
            disabled={isSending || one.rowCount === 0}
            aria-busy={isSending}
            onClick={submit}
          >
            {t(one.status === 'CHECKED' ? 'cvs.readAgain' : 'cvs.read')}
          </Button>
        </Flex>
      </Box>
    </chakra.details>
  )
}
