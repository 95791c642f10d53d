import { FileUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCan } from '../hooks/useCan.ts'
import { Button } from '../ui/Button.tsx'
import { cvUploadPath } from './droppedCvs.ts'

/** A link to the page that accepts many CVs at once, for users who do not drag them onto the list. */
export function CvImportLink({ folderId }: { folderId?: string }) {
  const { t } = useTranslation('shared')
  const navigate = useNavigate()
  if (!useCan()('CvUploadPageOpenMutation')) return null
  return (
    <Button title={t('importCvs')} onClick={() => void navigate(cvUploadPath(folderId))}>
      <FileUp size={14} aria-hidden />
      <span className="wide-only">{t('importCvs')}</span>
    </Button>
  )
}
