import { Box } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/Button.tsx'

/**
 * The tools of a list beside its main button; on phones they are behind a button, so that the rows start further up.
 */
export function MoreTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation('list')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Box className="narrow-only">
        <IconButton label={t('moreTools')} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      </Box>
      <Box id={id} className="list-tools" data-open={isOpen || undefined}>
        {children}
      </Box>
    </>
  )
}
