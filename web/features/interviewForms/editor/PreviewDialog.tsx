import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { Preview } from './Preview.tsx'

interface Props extends ComponentProps<typeof Preview> {
  onClose: () => void
}

/** The preview in a dialog over the page, as used by the question builder (000/2.6). */
export function PreviewDialog({ onClose, ...form }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  return (
    <Drawer place="center" width="75vw" title={t('editor.previewTitle')} onClose={onClose}>
      <DrawerBody>
        <Preview {...form} />
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('back')}</Button>
      </DrawerFooter>
    </Drawer>
  )
}
