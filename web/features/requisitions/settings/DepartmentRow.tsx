import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { idOfUser, userOption, UsersPicker, type PickedUser } from '../../../shared/fields/UserPicker.tsx'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { EntityDialog } from '../../../shared/list/dialogs/EntityDialog.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import { saveBy } from '../../../shared/list/dialogs/useRecordForm.tsx'
import { Button } from '../../../shared/ui/Button.tsx'
import type { DepartmentRow_department$key } from './__generated__/DepartmentRow_department.graphql.ts'
import type { DepartmentRowSaveMutation } from './__generated__/DepartmentRowSaveMutation.graphql.ts'

const save = asMutation<DepartmentRowSaveMutation>(graphql`
  mutation DepartmentRowSaveMutation($input: SetDepartmentApproversInput!) {
    setDepartmentApprovers(input: $input) { department { id ...DepartmentRow_department } }
  }
`)

/** A department with its approvers in order. */
export function DepartmentRow({ department: key, depth }: { department: DepartmentRow_department$key; depth: number }) {
  const { t } = useTranslation(['requisitions', 'list'])
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { id, databaseId, name, jobApprovers } = useFragment(
    graphql`
    fragment DepartmentRow_department on Department @throwOnFieldError {
      id databaseId name
      jobApprovers { id userName fullName }
    }
  `,
    key,
  )
  const title = t('settings.editOf', { replace: { name } })
  return (
    <Flex
      as="li"
      gap="3"
      alignItems="center"
      flexWrap="wrap"
      paddingBlock="2"
      borderBlockEnd="1px solid"
      borderColor="border"
    >
      <Box
        flex="1 1 160px"
        minWidth="0"
        paddingInlineStart={`${depth * 16}px`}
        fontWeight="500"
        overflowWrap="anywhere"
      >
        {name}
      </Box>
      <Box flex="1 1 200px" minWidth="0" overflowWrap="anywhere" color={jobApprovers.length > 0 ? 'fg' : 'fg.muted'}>
        {jobApprovers.map(({ fullName }) => fullName).join(' → ') ||
          t(depth > 0 ? 'settings.asAbove' : 'settings.nobody')}
      </Box>
      {can('DepartmentRowSaveMutation') && (
        <Button aria-label={`${t('edit', { ns: 'list' })}: ${title}`} onClick={() => setOpen(true)}>
          {t('edit', { ns: 'list' })}
        </Button>
      )}
      {isOpen && (
        <EntityDialog<{ approvers: readonly PickedUser[] }>
          title={title}
          draft={`approvers:${databaseId}`}
          isNew={false}
          values={{ approvers: jobApprovers.map(userOption) }}
          fields={{ approverIds: 'approvers' }}
          minHeight="320px"
          onClose={() => setOpen(false)}
          save={({ approvers }) => saveBy(save, { input: { departmentId: id, approverIds: approvers.map(idOfUser) } })}
        >
          {({ control }) => (
            <UsersPicker
              control={control}
              name="approvers"
              label={t('settings.approvers')}
              hint={t('settings.approversHint')}
            />
          )}
        </EntityDialog>
      )}
    </Flex>
  )
}
