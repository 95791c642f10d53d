import { Building2, Pencil, PowerOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import CompanyStateDialog from './CompanyStateDialog.tsx'
import { companyStates } from './companyValues.ts'
import { createPath, editPath } from './paths.ts'
import { companiesSource } from './preload.ts'
import type { CompaniesPage_company$key } from './__generated__/CompaniesPage_company.graphql.ts'
import type { CompaniesPageQuery } from './__generated__/CompaniesPageQuery.graphql.ts'

const query = asQuery<CompaniesPageQuery>(graphql`
  query CompaniesPageQuery($query: String, $filter: CompanyFilter!, $page: Int, $size: Int!, $after: String) {
    viewer { company @catch(to: NULL) { canManage } }
    companies(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...CompaniesPage_company }
    }
  }
`)
const row = asFragment<CompaniesPage_company$key>(graphql`
  fragment CompaniesPage_company on Company {
    id databaseId name code type email phone website taxCode isActive isPlatform canManage createdAt
    usage { userCount lastUsedAt }
  }
`)

/**
 * All companies of the product for platform administrators; other users see their own company (000/2.2, decision D-89).
 */
export default function CompaniesPage() {
  const { t } = useTranslation(['companies', 'list'])
  const stateOf = (isActive: boolean) => t(`states.${isActive ? 'ACTIVE' : 'INACTIVE'}`)
  return (
    <ListScreen
      {...companiesSource}
      list="companies"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companies }) => companies}
      filters={{
        keyword: searchFilter(t('search')),
        state: choicesFilter(
          t('state'),
          companyStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ),
      }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'code', label: t('code'), text: ({ code }) => code },
        { key: 'type', label: t('type'), text: ({ type }) => type },
        { key: 'email', label: t('email'), text: ({ email }) => email },
        { key: 'phone', label: t('phone'), text: ({ phone }) => phone },
        { key: 'website', label: t('website'), text: ({ website }) => website, isHiddenAtFirst: true },
        { key: 'taxCode', label: t('taxCode'), text: ({ taxCode }) => taxCode, isHiddenAtFirst: true },
        {
          key: 'state',
          label: t('state'),
          text: ({ isActive }) => stateOf(isActive),
          cell: ({ isActive }) => <StatusTag color={isActive ? 'green' : 'neutral'}>{stateOf(isActive)}</StatusTag>,
        },
        { key: 'users', label: t('users'), text: ({ usage }) => usage?.userCount, align: 'end' },
        {
          key: 'lastUsed',
          label: t('lastUsed'),
          text: ({ usage }) => usage?.lastUsedAt && formatDateTime(usage.lastUsedAt),
          align: 'number',
        },
        {
          key: 'created',
          label: t('created'),
          text: ({ createdAt }) => createdAt && formatDateTime(createdAt),
          align: 'number',
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'CompanyCreatePageMutation',
        // Only platform administrators add companies.
        isOffered: (data) => data?.viewer?.company?.canManage === true,
        to: createPath,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'CompanyEditPageMutation',
          isDefault: true,
          to: ({ databaseId }) => editPath(databaseId),
        },
        {
          label: t('deactivate'),
          icon: PowerOff,
          operation: 'CompanyStateDialogDeactivateMutation',
          isInMenu: true,
          appliesTo: ({ isActive, canManage }) => isActive && canManage,
          refusal: ({ isPlatform }) => (isPlatform ? t('staysActive') : undefined),
          dialog: ({ row: company, close }) => <CompanyStateDialog company={company} onClose={close} />,
        },
        {
          label: t('activate'),
          icon: Building2,
          operation: 'CompanyStateDialogActivateMutation',
          isInMenu: true,
          appliesTo: ({ isActive, canManage }) => !isActive && canManage,
          dialog: ({ row: company, close }) => <CompanyStateDialog company={company} onClose={close} />,
        },
      ]}
    />
  )
}
