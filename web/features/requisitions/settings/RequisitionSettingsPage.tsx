import { Box, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { SwitchBox } from '../../../shared/fields/SwitchField.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { DepartmentRow } from './DepartmentRow.tsx'
import type { RequisitionSettingsPageQuery } from './__generated__/RequisitionSettingsPageQuery.graphql.ts'
import type { RequisitionSettingsPageSwitchMutation } from './__generated__/RequisitionSettingsPageSwitchMutation.graphql.ts'

/** The settings of job approvals: whether new jobs require one, and the approvers of each department. */
export default function RequisitionSettingsPage() {
  const { t } = useTranslation('requisitions')
  const { requisitionSettings, departments } = useScreenQuery<RequisitionSettingsPageQuery>(
    graphql`
    query RequisitionSettingsPageQuery {
      requisitionSettings @required(action: THROW) { isOn }
      departments @required(action: THROW) { id parent { id } ...DepartmentRow_department }
    }
  `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const depths = new Map<string, number>()
  for (const { id, parent } of departments) depths.set(id, parent ? (depths.get(parent.id) ?? -1) + 1 : 0)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0" maxWidth="860px" display="grid" gap="4">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
        {t('settings.title')}
      </Heading>
      <Switch isOn={requisitionSettings.isOn} />
      <Box as="section" aria-labelledby="department-approvers">
        <Heading as="h2" id="department-approvers" fontSize="14px" fontWeight="600">
          {t('settings.departments')}
        </Heading>
        <Box as="p" color="fg.muted" fontSize="12px" marginBlock="1">
          {t('settings.departmentsHint')}
        </Box>
        {departments.length === 0 ? (
          <EmptyState kind="unused" title={t('settings.noDepartments')} />
        ) : (
          <Box as="ul" listStyleType="none">
            {departments.map((department) => (
              <DepartmentRow key={department.id} department={department} depth={depths.get(department.id) ?? 0} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  )
}

function Switch({ isOn: before }: { isOn: boolean }) {
  const { t } = useTranslation('requisitions')
  const can = useCan()
  const [isOn, setOn] = useState(before)
  const [turn, isSending] = useAction<RequisitionSettingsPageSwitchMutation>(
    graphql`
    mutation RequisitionSettingsPageSwitchMutation($input: SetRequisitionApprovalInput!) {
      setRequisitionApproval(input: $input) { settings { isOn } }
    }
  `,
    { success: ({ setRequisitionApproval: { settings } }) => t(settings.isOn ? 'settings.isOn' : 'settings.isOff') },
  )
  const change = (wanted: boolean) => {
    setOn(wanted)
    void turn(
      { input: { isOn: wanted } },
      { updater: (store) => store.getRoot().getLinkedRecord('requisitionSettings')?.setValue(wanted, 'isOn') },
    ).catch(() => setOn(!wanted))
  }
  return (
    <SwitchBox
      label={t('settings.switch')}
      hint={t('settings.switchHint')}
      checked={isOn}
      disabled={isSending || !can('RequisitionSettingsPageSwitchMutation')}
      onSwitch={change}
    />
  )
}
