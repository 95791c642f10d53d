import { Box, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { differences } from './draft/compare.ts'
import type { FormDraft } from './draft/draft.ts'
import type { Conflict } from './draft/useSaveForm.ts'

interface Props {
  conflict: Conflict
  mine: FormDraft
  isSaving: boolean
  onTheirs: () => void
  onMine: () => void
  onClose: () => void
}

/** Shown when another user has saved the form. Lists how the user's version differs, and asks which one to keep. */
export function ConflictDialog({ conflict: { by, at, theirs }, mine, isSaving, onTheirs, onMine, onClose }: Props) {
  const { t } = useTranslation('interviewForms')
  const found = differences(theirs.draft, mine)
  return (
    <Drawer place="center" width="560px" title={t('editor.conflict.title')} onClose={onClose}>
      <DrawerBody>
        <Text overflowWrap="anywhere">{t('editor.conflict.text', { replace: { by, at: formatDateTime(at) } })}</Text>
        <Text fontWeight="600" marginBlockStart="4" marginBlockEnd="2">
          {t(found.length > 0 ? 'editor.conflict.differences' : 'editor.conflict.same')}
        </Text>
        <Box as="ul" paddingInlineStart="5" overflowWrap="anywhere">
          {found.map(({ kind, of }, index) => (
            <li key={index}>
              {kind === 'setting'
                ? t('editor.conflict.setting', { replace: { name: t(`editor.conflict.settings.${of as 'name'}`) } })
                : t(`editor.conflict.${kind}`, { replace: { name: of } })}
            </li>
          ))}
        </Box>
      </DrawerBody>
      <DrawerFooter>
        <Button disabled={isSaving} onClick={onTheirs}>
          {t('editor.conflict.theirs')}
        </Button>
        <Button kind="danger" disabled={isSaving} aria-busy={isSaving} onClick={onMine}>
          {t('editor.conflict.mine')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
