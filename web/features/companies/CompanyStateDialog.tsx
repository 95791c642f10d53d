import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import type { CompanyStateDialogActivateMutation } from './__generated__/CompanyStateDialogActivateMutation.graphql.ts'
import type { CompanyStateDialogDeactivateMutation } from './__generated__/CompanyStateDialogDeactivateMutation.graphql.ts'

interface Props {
  company: { readonly id: string; readonly name: string; readonly isActive: boolean }
  onClose: (isChanged: boolean) => void
}

/** Asks before a company is deactivated, which signs its users out, or activated again. */
export default function CompanyStateDialog({ company: { id, name, isActive }, onClose }: Props) {
  const { t } = useTranslation('companies')
  const [deactivate, isDeactivating] = useAction<CompanyStateDialogDeactivateMutation>(
    graphql`
    mutation CompanyStateDialogDeactivateMutation($input: DeactivateCompanyInput!) {
      deactivateCompany(input: $input) { company { id ...CompaniesPage_company ...CompanyEditPage_company } }
    }
  `,
    { success: t('deactivated', { replace: { name } }) },
  )
  const [activate, isActivating] = useAction<CompanyStateDialogActivateMutation>(
    graphql`
    mutation CompanyStateDialogActivateMutation($input: ActivateCompanyInput!) {
      activateCompany(input: $input) { company { id ...CompaniesPage_company ...CompanyEditPage_company } }
    }
  `,
    { success: t('activated', { replace: { name } }) },
  )
  const run = () => (isActive ? deactivate({ input: { id } }) : activate({ input: { id } }))
  // On failure the error has already been shown, and the page shows the current state.
  const done = () => onClose(true)
  return (
    <QuestionDialog
      title={t(isActive ? 'deactivate' : 'activate')}
      question={t(isActive ? 'deactivateQuestion' : 'activateQuestion', { replace: { name } })}
      hint={t(isActive ? 'deactivateHint' : 'activateHint')}
      isDanger={isActive}
      isRunning={isDeactivating || isActivating}
      onConfirm={() => void run().then(done, done)}
      onClose={() => onClose(false)}
    />
  )
}
