import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Field } from '../fields/Field.tsx'
import { NativeSelect } from '../fields/controls.tsx'
import { useAction } from '../hooks/useAction.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { toaster } from '../ui/toaster.tsx'
import type { Column } from './Table.tsx'
import type { ColumnsForRoleDeleteMutation } from './__generated__/ColumnsForRoleDeleteMutation.graphql.ts'
import type { ColumnsForRoleQuery } from './__generated__/ColumnsForRoleQuery.graphql.ts'
import type { ColumnsForRoleSaveMutation } from './__generated__/ColumnsForRoleSaveMutation.graphql.ts'

interface Props {
  table: string
  /** The columns in the user's order. */
  columns: readonly Column[]
  hidden: readonly string[]
  onClose: () => void
}

/** Sets the user's current columns for a role or for everyone, and removes those of a role. */
export default function ColumnsForRole(props: Props) {
  const { t } = useTranslation(['list', 'shared'])
  return (
    <Drawer place="center" width="520px" title={t('columnsFor.title')} onClose={props.onClose}>
      <ErrorBoundary>
        <Suspense fallback={<DrawerBody role="status">{t('loading', { ns: 'shared' })}</DrawerBody>}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    </Drawer>
  )
}

const Heading = chakra('h3', { base: { fontSize: '12.5px', fontWeight: '600', marginBlockEnd: '1' } })
const Names = chakra('p', { base: { overflowWrap: 'anywhere' } })

/** The value for everyone else in the list of roles. */
const everyone = ''

function Content({ table, columns, hidden, onClose }: Props) {
  const { t } = useTranslation(['list', 'shared'])
  const [attempt, setAttempt] = useState(0)
  const [role, setRole] = useState(everyone)
  const { companyRoles, tableArrangements } = useLazyLoadQuery<ColumnsForRoleQuery>(
    graphql`
    query ColumnsForRoleQuery($tables: [String!]!) {
      companyRoles @required(action: THROW) { code name }
      tableArrangements(filter: { tables: $tables }, first: 100) @required(action: THROW) { nodes { roleCode } }
    }
  `,
    { tables: [table] },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const [save, isSaving] = useAction<ColumnsForRoleSaveMutation>(graphql`
    mutation ColumnsForRoleSaveMutation($input: SaveTableArrangementInput!) {
      saveTableArrangement(input: $input) { tableArrangement { table roleCode columns { key isShown } } }
    }
  `)
  const [remove, isRemoving] = useAction<ColumnsForRoleDeleteMutation>(
    graphql`
    mutation ColumnsForRoleDeleteMutation($input: DeleteTableArrangementInput!) {
      deleteTableArrangement(input: $input) { tableArrangements { table roleCode } }
    }
  `,
    { success: t('columnsFor.removed') },
  )
  const nameOf = (code: string | null | undefined) =>
    code ? (companyRoles.find((one) => one.code === code)?.name ?? code) : t('columnsFor.everyone')
  const isShown = ({ key, isFixed }: Column) => isFixed === true || !hidden.includes(key)
  // The actions are not part of the arrangement.
  const arranged = columns.filter(({ key }) => key !== 'actions')
  const labels = (of: readonly Column[]) => of.map(({ label }) => label).join(', ')
  const use = async () => {
    const input = {
      table,
      roleCode: role || null,
      columns: arranged.map((column) => ({ key: column.key, title: column.label, isShown: isShown(column) })),
    }
    try {
      await save({ input })
    } catch {
      // The user has been notified.
      return
    }
    toaster.success(t('columnsFor.saved', { name: nameOf(role) }))
    onClose()
  }
  const erase = async (roleCode: string | null | undefined) => {
    try {
      await remove({ input: { table, roleCode } })
    } catch {
      return
    }
    setAttempt(attempt + 1)
  }
  const isBusy = isSaving || isRemoving
  const hiddenNames = labels(arranged.filter((column) => !isShown(column)))
  return (
    <>
      <DrawerBody display="grid" gap="4" alignContent="start">
        <Text color="fg.muted">{t('columnsFor.explanation')}</Text>
        <Field label={t('columnsFor.role')}>
          {(aria) => (
            <NativeSelect {...aria} value={role} onChange={(event) => setRole(event.target.value)}>
              <option value={everyone}>{t('columnsFor.everyone')}</option>
              {companyRoles.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Box>
          <Heading>{t('columnsFor.shown')}</Heading>
          <Names>{labels(arranged.filter(isShown))}</Names>
        </Box>
        {hiddenNames && (
          <Box>
            <Heading>{t('columnsFor.hidden')}</Heading>
            <Names>{hiddenNames}</Names>
          </Box>
        )}
        <Box>
          <Heading>{t('columnsFor.arranged')}</Heading>
          {tableArrangements.nodes.length === 0 && <Text color="fg.muted">{t('columnsFor.none')}</Text>}
          <ul>
            {tableArrangements.nodes.map(({ roleCode }) => (
              <Flex as="li" key={roleCode ?? everyone} alignItems="center" justifyContent="space-between" gap="2">
                <Names>{nameOf(roleCode)}</Names>
                <ConfirmButton
                  size="small"
                  disabled={isBusy}
                  aria-label={t('columnsFor.removeOf', { name: nameOf(roleCode) })}
                  onConfirm={() => void erase(roleCode)}
                >
                  {t('columnsFor.remove')}
                </ConfirmButton>
              </Flex>
            ))}
          </ul>
        </Box>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" disabled={isBusy} aria-busy={isSaving} onClick={() => void use()}>
          {t('columnsFor.use')}
        </Button>
      </DrawerFooter>
    </>
  )
}
