import { useTranslation } from 'react-i18next'
import type { FormField } from '../../../../common/forms/fields.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { Preview } from './Preview.tsx'

interface Props {
  name: string
  fields: readonly FormField[]
  onClose: () => void
}

/** The preview in a dialog over the page, as the question builder has it (000/2.6). */
export function PreviewDialog({ name, fields, onClose }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  return (
    <Drawer place="center" width="75vw" title={t('editor.previewTitle')} onClose={onClose}>
      <DrawerBody>
        <Preview name={name} fields={fields} />
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('back')}</Button>
      </DrawerFooter>
    </Drawer>
  )
}
