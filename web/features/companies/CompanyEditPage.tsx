import { Box, Flex, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useNavigate, useParams } from 'react-router'
import { FormPage } from '../../shared/formPage/FormPage.tsx'
import { FormButtons, PageForm } from '../../shared/formPage/formParts.tsx'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useCrumb } from '../../shared/shell.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import CompanyStateDialog from './CompanyStateDialog.tsx'
import { inputOf, valuesOf, type CompanyValues } from './companyValues.ts'
import { listPath } from './paths.ts'
import type { CompanyEditPage_company$key } from './__generated__/CompanyEditPage_company.graphql.ts'
import type { CompanyEditPageMutation } from './__generated__/CompanyEditPageMutation.graphql.ts'
import type { CompanyEditPageQuery } from './__generated__/CompanyEditPageQuery.graphql.ts'
import type { CompanyFields_types$key } from './__generated__/CompanyFields_types.graphql.ts'

const update = asMutation<CompanyEditPageMutation>(graphql`
  mutation CompanyEditPageMutation($input: UpdateCompanyInput!) {
    updateCompany(input: $input) { company { id ...CompaniesPage_company ...CompanyEditPage_company } }
  }
`)

/** The page of a company: its details, its users and whether it is active (000/2.2). */
export default function CompanyEditPage() {
  const { t } = useTranslation('companies')
  const { id = '' } = useParams()
  return (
    <FormPage key={id} title={t('editTitle')} resetKey={id}>
      {(attempt) => <Loaded id={id} attempt={attempt} />}
    </FormPage>
  )
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { t } = useTranslation('companies')
  const { company, ...types } = useScreenQuery<CompanyEditPageQuery>(
    graphql`
    query CompanyEditPageQuery($id: ID!) @throwOnFieldError {
      company(databaseId: $id) { name ...CompanyEditPage_company }
      ...CompanyFields_types
    }
  `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  useCrumb(company?.name)
  if (!company) return <EmptyState kind="unused" title={t('gone')} />
  return <Company company={company} types={types} />
}

interface Props {
  company: CompanyEditPage_company$key
  types: CompanyFields_types$key
}

function Company({ company: key, types }: Props) {
  const { t } = useTranslation('companies')
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const company = useFragment(
    graphql`
    fragment CompanyEditPage_company on Company @throwOnFieldError {
      id databaseId name isActive isPlatform version canManage createdAt
      usage @catch(to: NULL) { userCount lastUsedAt }
      ...companyValues_company
    }
  `,
    key,
  )
  const { name, isActive, isPlatform, canManage, createdAt, usage } = company
  const lastUsed = usage?.lastUsedAt
  const facts: [string, string][] = [
    [t('users'), usage ? String(usage.userCount) : '—'],
    [t('lastUsed'), lastUsed ? formatDateTime(lastUsed) : t('never')],
    [t('created'), createdAt ? formatDateTime(createdAt) : '—'],
  ]
  return (
    <>
      <Flex alignItems="center" gap="3" flexWrap="wrap" maxWidth="960px" marginBlockEnd="4">
        <Box minWidth="0" overflowWrap="anywhere" fontSize="15px" fontWeight="600">
          {name}
        </Box>
        <StatusTag color={isActive ? 'green' : 'neutral'}>{t(`states.${isActive ? 'ACTIVE' : 'INACTIVE'}`)}</StatusTag>
        {can('CompanyStateDialogDeactivateMutation', canManage && !isPlatform) && (
          <Button marginInlineStart="auto" onClick={() => setAsking(true)}>
            {t(isActive ? 'deactivate' : 'activate')}
          </Button>
        )}
      </Flex>
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content 1fr"
        columnGap="4"
        rowGap="1.5"
        marginBlockEnd="4"
        overflowWrap="anywhere"
      >
        {facts.map(([label, value]) => (
          <Box key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd margin="0">{value}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      {canManage ? (
        <Form key={company.version} company={company} values={valuesOf(company)} types={types} />
      ) : (
        <ReadOnly values={valuesOf(company)} />
      )}
      {isAsking && <CompanyStateDialog company={company} onClose={() => setAsking(false)} />}
    </>
  )
}

interface FormProps {
  company: { readonly id: string; readonly databaseId: string; readonly version: number | null | undefined }
  values: CompanyValues
  types: CompanyFields_types$key
}

function Form({ company: { id, databaseId, version }, values, types }: FormProps) {
  const navigate = useNavigate()
  const { form, isSending, onSubmit, leave, questions } = useRecordForm<CompanyValues>(
    {
      draft: `company:${databaseId}`,
      isNew: false,
      values,
      save: (typed, overwrites) =>
        saveBy(update, { input: { ...inputOf(typed), id, version: overwrites ? null : (version ?? null) } }),
    },
    () => void navigate(listPath),
  )
  return (
    <PageForm noValidate onSubmit={onSubmit}>
      <CompanyFields control={form.control} types={types} type={values.type} />
      <FormButtons isSending={isSending} onCancel={leave} />
      {questions}
    </PageForm>
  )
}

/** The view for users of the company itself: only platform administrators can edit it. */
function ReadOnly({ values }: { values: CompanyValues }) {
  const { t } = useTranslation('companies')
  const shown = ['code', 'type', 'email', 'phone', 'website', 'taxCode', 'address'] as const
  return (
    <>
      <chakra.dl
        display="grid"
        gridTemplateColumns="max-content 1fr"
        columnGap="4"
        rowGap="1.5"
        overflowWrap="anywhere"
      >
        {shown.map((name) => (
          <Box key={name} display="contents">
            <chakra.dt color="fg.muted">{t(name)}</chakra.dt>
            <chakra.dd margin="0">{values[name] || '—'}</chakra.dd>
          </Box>
        ))}
      </chakra.dl>
      <Box marginBlockStart="4" color="fg.muted">
        {t('onlyPlatform')}
      </Box>
    </>
  )
}
