import { Box, Text } from '@chakra-ui/react'
import { Check, Columns2, Minus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Table } from '../../shared/table/Table.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'
import { comparePermissions } from './comparePermissions.ts'

interface Compared {
  readonly name: string
  readonly permissions: readonly string[]
}

/** Compares the two selected roles. */
export default function CompareRoles({ roles }: { roles: readonly Compared[] }) {
  const { t } = useTranslation('roles')
  const [isOpen, setOpen] = useState(false)
  const [one, other] = roles
  const isPair = roles.length === 2
  return (
    <>
      <Button disabled={!isPair} title={isPair ? undefined : t('compareTwo')} onClick={() => setOpen(true)}>
        <Columns2 size={14} aria-hidden />
        {t('compare')}
      </Button>
      {isOpen && one && other && <CompareDialog one={one} other={other} onClose={() => setOpen(false)} />}
    </>
  )
}

function CompareDialog({ one, other, onClose }: { one: Compared; other: Compared; onClose: () => void }) {
  const { t } = useTranslation('roles')
  const { different, same } = comparePermissions(one.permissions, other.permissions)
  const columns = [
    { key: 'permission', label: t('permission') },
    { key: 'one', label: one.name },
    { key: 'other', label: other.name },
  ]
  return (
    <Drawer place="center" width="760px" title={t('comparison')} onClose={onClose}>
      <DrawerBody display="grid" gap="3" alignContent="start">
        <Text role="status">
          {different.length === 0 ? t('noDifference') : t('differences', { count: different.length })}
        </Text>
        <Table label={t('comparison')} columns={columns}>
          {[...different, ...same].map((row, at) => (
            <tr key={row.key} data-tone={at < different.length ? 'failed' : undefined}>
              <td>{row.key}</td>
              {[row.one, row.other].map((isGiven, place) => (
                <td key={place === 0 ? 'one' : 'other'}>
                  <Mark isGiven={isGiven} />
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </DrawerBody>
    </Drawer>
  )
}

function Mark({ isGiven }: { isGiven: boolean }) {
  const { t } = useTranslation('roles')
  const Icon = isGiven ? Check : Minus
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1" color={isGiven ? 'fg' : 'fg.muted'}>
      <Icon size={14} aria-hidden />
      {t(isGiven ? 'isGiven' : 'notGiven')}
    </Box>
  )
}
