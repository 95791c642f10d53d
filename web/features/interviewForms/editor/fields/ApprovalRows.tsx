import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RequiredApproval } from '../../../../../common/forms/template.ts'
import { NativeSelect } from '../../../../shared/fields/controls.tsx'
import { Field } from '../../../../shared/fields/Field.tsx'
import { SwitchBox } from '../../../../shared/fields/SwitchField.tsx'
import type { ApprovalRows_query$key } from './__generated__/ApprovalRows_query.graphql.ts'

interface Props {
  options: ApprovalRows_query$key
  approvals: readonly RequiredApproval[]
  /** The groups that lack a status. */
  wrong: readonly string[]
  onChange: (approvals: RequiredApproval[]) => void
}

/** The required approvals by status group, each with an approving and a rejecting status. */
export function ApprovalRows({ options, approvals, wrong, onChange }: Props) {
  const { t } = useTranslation(['interviewForms', 'shared'])
  const { statusGroups } = useFragment(
    graphql`
    fragment ApprovalRows_query on Query { statusGroups @catch(to: NULL) { databaseId name statuses { databaseId name } } }
  `,
    options,
  )
  if (!statusGroups?.length) return null
  const of = (id: string) =>
    approvals.find((approval) => approval.id_GroupStatus === id) ?? {
      id_GroupStatus: id,
      isRequired: false,
      yesStatusId: '',
      noStatusId: '',
    }
  const set = (next: RequiredApproval) =>
    onChange([...approvals.filter((approval) => approval.id_GroupStatus !== next.id_GroupStatus), next])
  return (
    <Box role="group" aria-label={t('editor.approvals')} display="grid" gap="3">
      <Box fontWeight="600" aria-hidden>
        {t('editor.approvals')}
      </Box>
      {statusGroups.map(({ databaseId: id, name, statuses }) => {
        const approval = of(id)
        const select = (label: string, member: 'yesStatusId' | 'noStatusId') => (
          <Box flex="1 1 180px">
            <Field label={`${label}: ${name}`}>
              {(aria) => (
                <NativeSelect
                  {...aria}
                  aria-invalid={(wrong.includes(id) && approval[member] === '') || undefined}
                  value={approval[member]}
                  onChange={(event) => set({ ...approval, [member]: event.target.value })}
                >
                  <option value="">{t('choose', { ns: 'shared' })}</option>
                  {statuses.map((status) => (
                    <option key={status.databaseId} value={status.databaseId}>
                      {status.name}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          </Box>
        )
        return (
          <Box
            key={id}
            padding="3"
            border="1px solid"
            borderColor={wrong.includes(id) ? 'status.red.fg' : 'border'}
            borderRadius="8px"
          >
            <SwitchBox
              label={t('editor.approvalRequired', { replace: { name } })}
              checked={approval.isRequired}
              onSwitch={(isRequired) => set({ ...approval, isRequired })}
            />
            {approval.isRequired && (
              <Flex gap="3" flexWrap="wrap" marginBlockStart="2">
                {select(t('editor.approve'), 'yesStatusId')}
                {select(t('editor.reject'), 'noStatusId')}
              </Flex>
            )}
            {wrong.includes(id) && (
              <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="2">
                {t('editor.approvalIncomplete', { replace: { name } })}
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
