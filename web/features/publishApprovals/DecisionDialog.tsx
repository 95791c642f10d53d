import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import { useDecision, type Decision } from './useDecision.ts'

interface Props {
  publication: { id: string; title: string }
  decision: Decision
  onClose: (isChanged: boolean) => void
}

/** Asks before a publication is approved or rejected (decision D-95). */
export default function DecisionDialog({ publication: { id, title }, decision, onClose }: Props) {
  const { t } = useTranslation(['publishApprovals', 'shared'])
  const [decide, isDeciding] = useDecision()
  // On failure the error has already been shown, and the list shows the current state.
  const confirm = () =>
    decide(id, decision).then(
      () => onClose(true),
      () => onClose(true),
    )
  return (
    <Drawer place="center" width="440px" title={t('sure')} onClose={() => onClose(false)}>
      <DrawerBody>
        <Text overflowWrap="anywhere">{t(`about.${decision}`, { replace: { title } })}</Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('no', { ns: 'shared' })}</Button>
        <Button
          kind={decision === 'REJECT' ? 'danger' : 'primary'}
          disabled={isDeciding}
          aria-busy={isDeciding}
          onClick={() => void confirm()}
        >
          {t('yes', { ns: 'shared' })}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
