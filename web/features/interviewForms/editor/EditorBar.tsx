import { Flex } from '@chakra-ui/react'
import { Redo2, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { modName } from '../../../shared/hooks/keyboard.ts'

interface Props {
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  onUndo: () => void
  onRedo: () => void
  /** Undefined if the form cannot be deleted here. */
  onDelete?: () => void
  /** Called before the confirmation; false prevents it. */
  beforeSave: () => boolean
  saveQuestion: string
  onSave: () => void
  isSaving: boolean
}

/** The toolbar: undo, redo, preview, delete and save. */
export function EditorBar({
  isPreview,
  onPreview,
  onUndo,
  onRedo,
  onDelete,
  beforeSave,
  saveQuestion,
  onSave,
  isSaving,
}: Props) {
  const { t } = useTranslation('interviewForms')
  return (
    <Flex gap="2" flexWrap="wrap" alignItems="center">
      {isPreview ? (
        <Button onClick={() => onPreview(false)}>{t('back')}</Button>
      ) : (
        <>
          <IconButton label={t('editor.undo')} hint={`${t('editor.undo')} (${modName}+Z)`} onClick={onUndo}>
            <Undo2 size={16} aria-hidden />
          </IconButton>
          <IconButton label={t('editor.redo')} hint={`${t('editor.redo')} (${modName}+Shift+Z)`} onClick={onRedo}>
            <Redo2 size={16} aria-hidden />
          </IconButton>
          <Button onClick={() => onPreview(true)}>{t('preview')}</Button>
        </>
      )}
      {onDelete && (
        <Button kind="danger" onClick={onDelete}>
          {t('delete')}
        </Button>
      )}
      <ConfirmButton
        kind="primary"
        question={saveQuestion}
        before={beforeSave}
        disabled={isSaving}
        aria-busy={isSaving}
        onConfirm={onSave}
      >
        {t('save')}
      </ConfirmButton>
    </Flex>
  )
}
