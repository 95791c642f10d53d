import { Box, Heading, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import { Popover } from '../../../shared/ui/Popover.tsx'
import type { AddStatusMenu_query$key } from './__generated__/AddStatusMenu_query.graphql.ts'

export interface NewStatus {
  key: string
  name: string
  color: string
  isSystem: boolean
}

interface Props {
  catalogue: AddStatusMenu_query$key
  /** The keys of the workflow's statuses. Each can be used once. */
  taken: readonly string[]
  onAdd: (status: NewStatus) => void
}

const Dot = chakra('span', { base: { width: '10px', height: '10px', borderRadius: 'full', flexShrink: 0 } })

/** Adds a status: a system status that the workflow does not have yet, or one of a status group. */
export function AddStatusMenu({ catalogue, taken, onAdd }: Props) {
  const { t } = useTranslation('workflows')
  const { systemStatuses, statusGroups } = useFragment(
    graphql`
    fragment AddStatusMenu_query on Query {
      systemStatuses @catch(to: NULL) { key name color }
      statusGroups @catch(to: NULL) { id name statuses { key name color } }
    }
  `,
    catalogue,
  )
  const groups = [
    { id: 'system', name: t('systemStatuses'), statuses: systemStatuses ?? [], isSystem: true },
    ...(statusGroups ?? []).map((group) => ({ ...group, isSystem: false })),
  ]
    .map((group) => ({ ...group, statuses: group.statuses.filter(({ key }) => !taken.includes(key)) }))
    .filter(({ statuses }) => statuses.length > 0)
  return (
    <Popover
      label={t('addStatus')}
      align="end"
      maxHeight="min(420px, 60dvh)"
      overflow="auto"
      trigger={(props) => (
        <Button {...props} size="small">
          <Plus size={14} aria-hidden />
          {t('addStatus')}
        </Button>
      )}
    >
      {(close) => (
        <>
          {groups.length === 0 && <Box color="fg.muted">{t('allAdded')}</Box>}
          {groups.map((group) => (
            <Box key={group.id} role="group" aria-label={group.name} marginBlockEnd="2">
              <Heading as="h3" fontSize="12px" color="fg.muted" paddingInline="2" marginBlockEnd="1">
                {group.name}
              </Heading>
              {group.statuses.map((status) => (
                <Button
                  key={status.key}
                  kind="quiet"
                  width="100%"
                  justifyContent="flex-start"
                  color="fg"
                  fontWeight="500"
                  onClick={() => {
                    close()
                    onAdd({ ...status, isSystem: group.isSystem })
                  }}
                >
                  <Dot style={{ backgroundColor: status.color }} aria-hidden />
                  {status.name}
                </Button>
              ))}
            </Box>
          ))}
          <Box paddingInline="2" paddingBlockStart="1" borderBlockStart="1px solid" borderColor="border">
            <Link to="/stages?kind=WORKFLOW_STATUS">{t('ownStatuses')}</Link>
          </Box>
        </>
      )}
    </Popover>
  )
}
