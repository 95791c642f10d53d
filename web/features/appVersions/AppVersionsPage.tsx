import { CircleAlert, CircleCheck, Pencil, Trash2 } from 'lucide-react'
import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import AppVersionDialog from './AppVersionDialog.tsx'
import { appVersionsSource } from './preload.ts'
import type { AppVersionsPage_version$key } from './__generated__/AppVersionsPage_version.graphql.ts'
import type { AppVersionsPageDeleteMutation } from './__generated__/AppVersionsPageDeleteMutation.graphql.ts'
import type { AppVersionsPageQuery } from './__generated__/AppVersionsPageQuery.graphql.ts'

const query = asQuery<AppVersionsPageQuery>(graphql`
  query AppVersionsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    viewer @catch(to: NULL) { company { isPlatform } }
    appIds @catch(to: NULL)
    appVersions(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...AppVersionsPage_version ...AppVersionDialog_version }
    }
  }
`)
const row = asFragment<AppVersionsPage_version$key>(graphql`
  fragment AppVersionsPage_version on AppVersion { id appId version isUpdateRequired canManage }
`)
const remove = asMutation<AppVersionsPageDeleteMutation>(graphql`
  mutation AppVersionsPageDeleteMutation($input: DeleteAppVersionInput!) {
    deleteAppVersion(input: $input) { deletedAppVersionId }
  }
`)

/** Versions of the platform's mobile apps, managed by the platform company (002/2.11, decision D-108). */
export default function AppVersionsPage() {
  const { t } = useTranslation(['appVersions', 'list'])
  const needOf = (isUpdateRequired: boolean) => t(isUpdateRequired ? 'require' : 'optional')
  return (
    <ListScreen
      {...appVersionsSource}
      list="appVersions"
      title={t('title')}
      query={query}
      row={row}
      connection={({ appVersions }) => appVersions}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'app', label: t('appId'), text: ({ appId }) => appId },
        { key: 'version', label: t('version'), text: ({ version }) => version },
        {
          key: 'need',
          label: t('need'),
          text: ({ isUpdateRequired }) => needOf(isUpdateRequired),
          cell: ({ isUpdateRequired }) => (
            <Flex as="span" alignItems="center" gap="2">
              {isUpdateRequired ? <CircleAlert size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
              {needOf(isUpdateRequired)}
            </Flex>
          ),
        },
      ]}
      nameOf={({ appId, version }) => `${appId} ${version}`}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'AppVersionDialogCreateMutation',
        isOffered: (data) => data?.viewer?.company?.isPlatform === true,
        dialog: ({ data, close }) => <AppVersionDialog version={null} apps={data?.appIds ?? []} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'AppVersionDialogUpdateMutation',
          isDefault: true,
          appliesTo: ({ canManage }) => canManage,
          dialog: ({ node, data, close }) => (
            <AppVersionDialog version={node} apps={data.appIds ?? []} onClose={close} />
          ),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'AppVersionsPageDeleteMutation',
          appliesTo: ({ canManage }) => canManage,
          dialog: ({ row: { id, appId, version }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={`${appId} ${version}`}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}
