import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Table } from '../../shared/table/Table.tsx'
import { Drawer, DrawerBody } from '../../shared/ui/Drawer.tsx'

interface Props {
  name: string
  permissions: readonly {
    readonly permission: string
    readonly action: string
    readonly roleCodes: readonly string[]
  }[]
  roles: readonly { readonly code: string; readonly name: string }[]
  onClose: () => void
}

/** The permissions of a module, and the roles that have them. */
export default function ModulePermissions({ name, permissions, roles, onClose }: Props) {
  const { t } = useTranslation('modules')
  const nameOf = (code: string) => roles.find((role) => role.code === code)?.name ?? code
  return (
    <Drawer place="center" width="640px" title={t('permissionsOf', { replace: { name } })} onClose={onClose}>
      <DrawerBody>
        <Table
          label={t('permissionsOf', { replace: { name } })}
          columns={[
            { key: 'action', label: t('action') },
            { key: 'roles', label: t('roles') },
          ]}
        >
          {permissions.map(({ permission, action, roleCodes }) => (
            <tr key={permission}>
              <td>{action}</td>
              <td>
                {roleCodes.length > 0 ? (
                  <Text as="span" whiteSpace="normal">
                    {roleCodes.map(nameOf).join(', ')}
                  </Text>
                ) : (
                  <Text as="span" color="fg.muted">
                    {t('nobody')}
                  </Text>
                )}
              </td>
            </tr>
          ))}
        </Table>
      </DrawerBody>
    </Drawer>
  )
}
