import { Box, chakra, Flex } from '@chakra-ui/react'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { DeleteDialog } from '../../../shared/list/dialogs/DeleteDialog.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import { MoveButtons } from '../MoveButtons.tsx'
import { Panel } from '../Panel.tsx'
import { KitDialog } from './KitDialog.tsx'
import { KitFacts } from './KitFacts.tsx'
import type { KitsPanel_step$key } from './__generated__/KitsPanel_step.graphql.ts'
import type { KitsPanelDeleteMutation } from './__generated__/KitsPanelDeleteMutation.graphql.ts'
import type { KitsPanelOrderMutation } from './__generated__/KitsPanelOrderMutation.graphql.ts'

const deleteKit = asMutation<KitsPanelDeleteMutation>(graphql`
  mutation KitsPanelDeleteMutation($input: DeleteInterviewKitInput!) {
    deleteInterviewKit(input: $input) { step { id ...KitsPanel_step } }
  }
`)

/**
 * The interview kits of the selected status, in the order in which they are offered. They are saved at once, separately
 * from the form.
 */
export function KitsPanel({ step: key }: { step: KitsPanel_step$key }) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const step = useFragment(
    graphql`
    fragment KitsPanel_step on WorkflowStep {
      id name
      interviewKits @catch(to: NULL) { id title ...KitFacts_kit ...KitDialog_kit }
    }
  `,
    key,
  )
  const [order, isOrdering] = useAction<KitsPanelOrderMutation>(graphql`
    mutation KitsPanelOrderMutation($input: OrderInterviewKitsInput!) {
      orderInterviewKits(input: $input) { step { id ...KitsPanel_step } }
    }
  `)
  const [open, setOpen] = useState<{ kind: 'edit' | 'delete'; id: string | null } | null>(null)
  const kits = step.interviewKits
  const chosen = kits?.find(({ id }) => id === open?.id)
  const close = () => setOpen(null)
  const move = (at: number, by: -1 | 1) => {
    const ids = kits!.map(({ id }) => id)
    ids.splice(at + by, 0, ...ids.splice(at, 1))
    void order({ input: { stepId: step.id, ids } }).catch(() => undefined)
  }
  return (
    <Panel id="workflow-kits" title={t('kits.of', { replace: { name: step.name } })}>
      {!kits && <PartFailed />}
      {kits?.length === 0 && <Box color="fg.muted">{t('kits.none')}</Box>}
      {!!kits?.length && (
        <chakra.ol listStyleType="none" margin="0" padding="0" display="grid" gap="2" aria-busy={isOrdering}>
          {kits.map((kit, at) => (
            <Flex as="li" key={kit.id} gap="1" flexWrap="wrap" alignItems="start">
              <KitFacts kit={kit} />
              <Flex gap="1" flexShrink={0}>
                {kits.length > 1 && can('KitsPanelOrderMutation') && (
                  <MoveButtons name={kit.title} at={at} count={kits.length} onMove={(by) => move(at, by)} />
                )}
                {can('KitDialogMutation') && (
                  <IconButton
                    size="small"
                    label={`${t('edit')}: ${kit.title}`}
                    hint={t('edit')}
                    onClick={() => setOpen({ kind: 'edit', id: kit.id })}
                  >
                    <Pencil size={14} aria-hidden />
                  </IconButton>
                )}
                {can('KitsPanelDeleteMutation') && (
                  <IconButton
                    size="small"
                    label={`${t('kits.delete')}: ${kit.title}`}
                    hint={t('kits.delete')}
                    onClick={() => setOpen({ kind: 'delete', id: kit.id })}
                  >
                    <Trash2 size={14} aria-hidden />
                  </IconButton>
                )}
              </Flex>
            </Flex>
          ))}
        </chakra.ol>
      )}
      {kits && can('KitDialogMutation') && (
        <Button marginBlockStart="3" onClick={() => setOpen({ kind: 'edit', id: null })}>
          <Plus size={14} aria-hidden />
          {t('kits.add')}
        </Button>
      )}
      <Suspense fallback={null}>
        {open?.kind === 'edit' && <KitDialog stepId={step.id} kit={chosen ?? null} onClose={close} />}
      </Suspense>
      {open?.kind === 'delete' && chosen && (
        <DeleteDialog
          mutation={deleteKit}
          variables={{ input: { id: chosen.id, stepId: step.id } }}
          name={chosen.title}
          hint={t('kits.deleteHint')}
          onClose={close}
        />
      )}
    </Panel>
  )
}
