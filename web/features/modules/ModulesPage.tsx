import { Flex } from '@chakra-ui/react'
import { KeyRound, Pencil, Power, PowerOff, Scale, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import ModuleIcon from '../../shared/images/ModuleIcon.tsx'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import ModuleDialog from './ModuleDialog.tsx'
import ModulePermissions from './ModulePermissions.tsx'
import ModuleStatusDialog from './ModuleStatusDialog.tsx'
import { moduleStates, textIn } from './moduleValues.ts'
import { modulesSource } from './preload.ts'
import type { ModulesPage_module$key } from './__generated__/ModulesPage_module.graphql.ts'
import type { ModulesPageDeleteMutation } from './__generated__/ModulesPageDeleteMutation.graphql.ts'
import type { ModulesPageQuery } from './__generated__/ModulesPageQuery.graphql.ts'

const query = asQuery<ModulesPageQuery>(graphql`
  query ModulesPageQuery($query: String, $filter: ModuleFilter!, $page: Int, $size: Int!, $after: String) {
    companyRoles @catch(to: NULL) { code name }
    menuIcons @catch(to: NULL) { name icon }
    modules(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ModulesPage_module ...ModuleDialog_module }
    }
  }
`)
const row = asFragment<ModulesPage_module$key>(graphql`
  fragment ModulesPage_module on Module {
    id code names { en vi ja } descriptions { en vi ja } icon link place isOwn isActive isNeeded version
    permissions { permission action roleCodes }
  }
`)
const remove = asMutation<ModulesPageDeleteMutation>(graphql`
  mutation ModulesPageDeleteMutation($input: DeleteModuleInput!) {
    deleteModule(input: $input) { deletedModuleId }
  }
`)

/**
 * The permission modules as the company names, orders and uses them, and the company's own links (000/6, decision
 * D-115).
 */
export default function ModulesPage() {
  const { t, i18n } = useTranslation(['modules', 'list'])
  const textOf = (texts: Parameters<typeof textIn>[0]) => textIn(texts, i18n.language)
  const stateOf = (isActive: boolean) => t(`states.${isActive ? 'ON' : 'OFF'}`)
  return (
    <ListScreen
      {...modulesSource}
      list="modules"
      title={t('title')}
      query={query}
      row={row}
      connection={({ modules }) => modules}
      filters={{
        keyword: searchFilter(t('keyword')),
        status: choicesFilter(
          t('state'),
          moduleStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ),
      }}
      columns={[
        {
          key: 'name',
          label: t('name'),
          text: ({ names }) => textOf(names),
          cell: ({ names, icon }) => (
            <Flex as="span" alignItems="center" gap="2" minWidth="0" color="fg" fontWeight="600">
              <ModuleIcon name={icon} />
              {textOf(names)}
            </Flex>
          ),
        },
        { key: 'code', label: t('code'), text: ({ code, isOwn }) => (isOwn ? t('own') : code) },
        {
          key: 'description',
          label: t('description'),
          text: ({ descriptions, link }) => textOf(descriptions) || link,
          width: '320px',
        },
        { key: 'permissions', label: t('permissions'), text: ({ permissions }) => permissions.length, align: 'end' },
        {
          key: 'state',
          label: t('state'),
          text: ({ isActive }) => stateOf(isActive),
          cell: ({ isActive }) => <StatusTag color={isActive ? 'green' : 'neutral'}>{stateOf(isActive)}</StatusTag>,
        },
        { key: 'place', label: t('place'), text: ({ place }) => place, align: 'end' },
      ]}
      nameOf={({ names }) => textOf(names)}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'ModuleDialogCreateMutation',
        dialog: ({ data, close }) => <ModuleDialog record={null} icons={data?.menuIcons ?? []} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'ModuleDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <ModuleDialog record={node} icons={data.menuIcons ?? []} onClose={close} />
          ),
        },
        {
          label: t('whoHolds'),
          icon: KeyRound,
          appliesTo: ({ permissions }) => permissions.length > 0,
          dialog: ({ row: { names, permissions }, data, close }) => (
            <ModulePermissions
              name={textOf(names)}
              permissions={permissions}
              roles={data.companyRoles ?? []}
              onClose={() => close(false)}
            />
          ),
        },
        {
          label: t('rules'),
          icon: Scale,
          operation: 'RulesFormSaveMutation',
          isInMenu: true,
          // The only module with rules for all of its records (001/2.5): the rules of CV verification belong to
          // individual folders.
          appliesTo: ({ code }) => code === 'Candidate',
          to: () => '/collect-candidate?rules=1',
        },
        ...[true, false].map((isOn) => ({
          label: t(isOn ? 'switchOff' : 'switchOn'),
          icon: isOn ? PowerOff : Power,
          operation: 'ModuleStatusDialogMutation' as const,
          isInMenu: true,
          appliesTo: ({ isActive }: { isActive: boolean }) => isActive === isOn,
          refusal: ({ isNeeded }: { isNeeded: boolean }) => (isNeeded ? t('isNeeded') : undefined),
          dialog: ({ row: module, close }: { row: StatusRow; close: (isChanged: boolean) => void }) => (
            <ModuleStatusDialog module={module} name={textOf(module.names)} onClose={close} />
          ),
        })),
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'ModulesPageDeleteMutation',
          isInMenu: true,
          appliesTo: ({ isOwn }) => isOwn,
          dialog: ({ row: { id, names }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={textOf(names)} onClose={close} />
          ),
        },
      ]}
    />
  )
}

type StatusRow = Parameters<typeof ModuleStatusDialog>[0]['module'] & { names: Parameters<typeof textIn>[0] }
