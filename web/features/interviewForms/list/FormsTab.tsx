import { Box, chakra } from '@chakra-ui/react'
import { CircleCheck, CircleOff, Eye, Pencil, Search, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { Input, NativeSelect } from '../../../shared/fields/controls.tsx'
import { useUrlState } from '../../../shared/hooks/urlState.ts'
import type { ListFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import {
  everyType,
  formTypes,
  moduleOf,
  typeOf,
  typeParam,
  type FormType,
  type InterviewFormCategory,
} from '../categories.ts'
import { editPath } from '../paths.ts'
import CreateDialog from './CreateDialog.tsx'
import FormDeleteDialog from './FormDeleteDialog.tsx'
import FormPreviewDialog from './FormPreviewDialog.tsx'
import FormSettingDialog from './FormSettingDialog.tsx'
import { formsSource } from './preload.ts'
import type { FormsTab_form$key } from './__generated__/FormsTab_form.graphql.ts'
import type { FormsTabQuery } from './__generated__/FormsTabQuery.graphql.ts'

const query = asQuery<FormsTabQuery>(graphql`
  query FormsTabQuery($category: InterviewFormCategory, $query: String, $page: Int, $size: Int!, $after: String) {
    interviewForms(query: $query, filter: { category: $category }, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...FormsTab_form ...FormSettingDialog_form }
    }
  }
`)
type ShownType = FormType | typeof everyType
const row = asFragment<FormsTab_form$key>(graphql`
  fragment FormsTab_form on InterviewForm {
    id databaseId name category isActive templateType { name } createdAt createdBy { fullName } updatedAt updatedBy { fullName }
  }
`)

const nameFilter: ListFilter<string> = {
  // If the address changes, its text replaces what was typed.
  control: ({ value, set }) => <NameSearch key={value} name={value} onSearch={set} />,
}

const typeFilter: ListFilter<ShownType> = { control: ({ value, set }) => <TypeSelect type={value} onChange={set} /> }

/** The company's interview forms (000/2.5). */
export default function FormsTab() {
  const { t } = useTranslation(['interviewForms', 'list'])
  const { companyName } = useSession()
  const [{ type }] = useUrlState({ type: typeParam })
  const nameOfType = (category: InterviewFormCategory) => {
    const name = typeOf(category)
    return name && t(`formTypes.${name}`)
  }
  return (
    <ListScreen
      {...formsSource}
      list="interviewForms"
      level="none"
      minWidth={1200}
      title={t('formsTab')}
      query={query}
      row={row}
      connection={({ interviewForms }) => interviewForms}
      filters={{ type: typeFilter, name: nameFilter }}
      columns={[
        { key: 'number', label: t('columns.number'), text: (_form, number) => number, align: 'number' },
        {
          key: 'name',
          label: t('columns.name'),
          text: ({ name }) => name,
          cell: ({ name }) => <span className="strong">{name}</span>,
        },
        { key: 'company', label: t('template.company'), text: () => companyName, isHiddenAtFirst: true },
        {
          key: 'formType',
          label: t('template.formType'),
          text: ({ category }) => nameOfType(category),
          isHiddenAtFirst: type !== everyType,
        },
        {
          key: 'module',
          label: t('columns.module'),
          text: ({ category }) => {
            const name = moduleOf[category]
            return name && t(`modules.${name}`)
          },
          isHiddenAtFirst: true,
        },
        {
          key: 'templateType',
          label: t('template.templateType'),
          text: ({ templateType }) => templateType?.name,
          isHiddenAtFirst: true,
        },
        { key: 'createdBy', label: t('columns.createdBy'), text: ({ createdBy }) => createdBy?.fullName },
        {
          key: 'createdAt',
          label: t('columns.createdAt'),
          text: ({ createdAt }) => formatDateTime(createdAt),
          align: 'number',
        },
        { key: 'updatedBy', label: t('columns.updatedBy'), text: ({ updatedBy }) => updatedBy?.fullName },
        {
          key: 'updatedAt',
          label: t('columns.updatedAt'),
          text: ({ updatedAt }) => formatDateTime(updatedAt),
          align: 'number',
        },
        {
          key: 'status',
          label: t('columns.status'),
          text: ({ isActive }) => t(isActive ? 'active' : 'inactive'),
          cell: ({ isActive }) => <Status isActive={isActive} />,
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create'),
        operation: 'FormSettingDialogMutation',
        dialog: ({ close }) => <CreateDialog type={type === everyType ? null : type} onClose={() => close(false)} />,
      }}
      actionsLabel={t('columns.actions')}
      actions={[
        {
          label: t('preview'),
          icon: Eye,
          isDefault: true,
          dialog: ({ row: { name, databaseId }, close }) => (
            <FormPreviewDialog name={name} databaseId={databaseId} onClose={() => close(false)} />
          ),
        },
        {
          label: t('edit'),
          icon: Pencil,
          operation: 'FormSettingDialogMutation',
          to: ({ databaseId }) => editPath(databaseId),
        },
        {
          label: t('setting'),
          icon: Settings,
          operation: 'FormSettingDialogMutation',
          dialog: ({ node, close, refresh }) => <FormSettingDialog form={node} onClose={close} onOutdated={refresh} />,
        },
        {
          label: t('delete'),
          icon: Trash2,
          operation: 'FormDeleteDialogMutation',
          dialog: ({ row: { id, name }, close }) => <FormDeleteDialog id={id} name={name} onClose={close} />,
        },
      ]}
    />
  )
}

function Status({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('interviewForms')
  const label = t(isActive ? 'active' : 'inactive')
  const Icon = isActive ? CircleCheck : CircleOff
  return (
    <chakra.span
      role="img"
      aria-label={label}
      title={label}
      display="inline-flex"
      verticalAlign="middle"
      color={isActive ? 'status.green.fg' : 'status.orange.fg'}
    >
      <Icon size={16} aria-hidden />
    </chakra.span>
  )
}

function TypeSelect({ type, onChange }: { type: ShownType; onChange: (type: ShownType) => void }) {
  const { t } = useTranslation('interviewForms')
  return (
    <NativeSelect
      aria-label={t('typeLabel')}
      width="auto"
      value={type}
      onChange={(event) => onChange(typeParam.read(event.target.value))}
    >
      {(Object.keys(formTypes) as FormType[]).map((name) => (
        <option key={name} value={name}>
          {t(`formTypes.${name}`)}
        </option>
      ))}
      <option value={everyType}>{t('everyType')}</option>
    </NativeSelect>
  )
}

function NameSearch({ name, onSearch }: { name: string; onSearch: (name: string) => void }) {
  const { t } = useTranslation('interviewForms')
  const [typed, setTyped] = useState(name)
  const label = t('searchLabel')
  return (
    <chakra.form
      role="search"
      display="flex"
      gap="2"
      minWidth="0"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Box width="min(280px, 60vw)">
        <Input
          type="search"
          maxLength={250}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Box>
      <Button type="submit">
        <Search size={14} aria-hidden />
        {t('search')}
      </Button>
    </chakra.form>
  )
}
