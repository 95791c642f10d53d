import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../../shared/ui/Drawer.tsx'

/** Asks before a field or the attachment is removed. */
export function DeleteFieldDialog({
  name,
  question,
  onClose,
}: {
  name: string
  question?: string
  onClose: (isConfirmed: boolean) => void
}) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  return (
    <Drawer place="center" width="440px" title={t('delete')} onClose={() => onClose(false)}>
      <DrawerBody>
        <Text>{question ?? t('editor.deleteQuestion')}</Text>
        <Text fontWeight="600" marginBlockStart="2" overflowWrap="anywhere">
          {name}
        </Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="danger" onClick={() => onClose(true)}>
          {t('delete')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
