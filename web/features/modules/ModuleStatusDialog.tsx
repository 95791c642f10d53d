import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import type { ModuleStatusDialogMutation } from './__generated__/ModuleStatusDialogMutation.graphql.ts'

interface Props {
  module: { readonly id: string; readonly version: number; readonly isActive: boolean; readonly isOwn: boolean }
  name: string
  onClose: (isChanged: boolean) => void
}

/** Asks before a module is switched off, which takes its permissions from everybody, or on again. */
export default function ModuleStatusDialog({ module: { id, version, isActive, isOwn }, name, onClose }: Props) {
  const { t } = useTranslation(['modules', 'shared'])
  const [run, isRunning] = useAction<ModuleStatusDialogMutation>(
    graphql`
    mutation ModuleStatusDialogMutation($input: SetModuleActiveInput!) {
      setModuleActive(input: $input) { module { id ...ModulesPage_module ...ModuleDialog_module } }
    }
  `,
    { success: t(isActive ? 'switchedOff' : 'switchedOn', { replace: { name } }) },
  )
  // Failed: the user has been told, and the list shows what there is now.
  const confirm = () =>
    run({ input: { id, version, isActive: !isActive } }).then(
      () => onClose(true),
      () => onClose(true),
    )
  return (
    <Drawer place="center" width="440px" title={t(isActive ? 'switchOff' : 'switchOn')} onClose={() => onClose(false)}>
      <DrawerBody display="grid" gap="2">
        <Text overflowWrap="anywhere">
          {t(isActive ? 'switchOffQuestion' : 'switchOnQuestion', { replace: { name } })}
        </Text>
        <Text color="fg.muted">
          {t(isOwn ? (isActive ? 'linkOffHint' : 'linkOnHint') : isActive ? 'switchOffHint' : 'switchOnHint')}
        </Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button
          kind={isActive ? 'danger' : 'primary'}
          disabled={isRunning}
          aria-busy={isRunning}
          onClick={() => void confirm()}
        >
          {t(isActive ? 'switchOff' : 'switchOn')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}
