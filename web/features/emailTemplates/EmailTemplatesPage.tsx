import { Copy, History, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter, selectFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useNameColumn } from '../../shared/words/useNameColumn.tsx'
import EmailTemplateDialog from './EmailTemplateDialog.tsx'
import EmailTemplateVersions from './EmailTemplateVersions.tsx'
import { emailTemplatesSource } from './preload.ts'
import { languageOf, languages } from './templateValues.ts'
import type {
  EmailTemplatesPage_template$data,
  EmailTemplatesPage_template$key,
} from './__generated__/EmailTemplatesPage_template.graphql.ts'
import type { EmailTemplatesPageDeleteMutation } from './__generated__/EmailTemplatesPageDeleteMutation.graphql.ts'
import type { EmailTemplatesPageQuery } from './__generated__/EmailTemplatesPageQuery.graphql.ts'

const query = asQuery<EmailTemplatesPageQuery>(graphql`
  query EmailTemplatesPageQuery($query: String, $filter: EmailTemplateFilter!, $page: Int, $size: Int!, $after: String) {
    emailTemplateTypes @catch(to: NULL) { number name }
    ...EmailTemplateDialog_choices
    companyEmailTemplates(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...EmailTemplatesPage_template ...EmailTemplateDialog_template ...EmailTemplateVersions_template }
    }
  }
`)
const row = asFragment<EmailTemplatesPage_template$key>(graphql`
  fragment EmailTemplatesPage_template on EmailTemplate {
    id name subject language isDefault updatedAt
    type { name }
    updatedBy { fullName }
    usage { sendings { workflowName statusName } rejectReasons { name } }
  }
`)
const remove = asMutation<EmailTemplatesPageDeleteMutation>(graphql`
  mutation EmailTemplatesPageDeleteMutation($input: DeleteEmailTemplateInput!) {
    deleteEmailTemplate(input: $input) { deletedEmailTemplateId }
  }
`)

type Row = EmailTemplatesPage_template$data
type Data = EmailTemplatesPageQuery['response']

/** Returns the names of the workflow statuses and reject reasons that use a template. */
const usesOf = ({ usage }: Row): string[] => [
  ...(usage?.sendings ?? []).map(({ workflowName, statusName }) => `${workflowName} › ${statusName}`),
  ...(usage?.rejectReasons ?? []).map(({ name }) => name),
]

/** The company's e-mail templates, used by workflows, rejections and users (000/2.2). */
export default function EmailTemplatesPage() {
  const { t } = useTranslation(['emailTemplates', 'list', 'words'])
  const nameColumn = useNameColumn()
  const languageName = (language: Row['language']) => {
    const known = languageOf(language ?? '')
    return known && t(`languages.${known}`)
  }
  return (
    <ListScreen
      {...emailTemplatesSource}
      list="emailTemplates"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyEmailTemplates }) => companyEmailTemplates}
      filters={{
        keyword: searchFilter(t('search')),
        type: selectFilter(t('type'), t('allTypes'), (data: Data) =>
          (data.emailTemplateTypes ?? []).map(({ number, name }) => ({ value: String(number), label: name })),
        ),
        language: selectFilter(t('language'), t('allLanguages'), () =>
          languages.map((value) => ({ value, label: t(`languages.${value}`) })),
        ),
      }}
      columns={[
        nameColumn,
        { key: 'type', label: t('type'), text: ({ type }) => type.name },
        { key: 'language', label: t('language'), text: ({ language }) => languageName(language) },
        { key: 'subject', label: t('subject'), text: ({ subject }) => subject, width: '280px' },
        { key: 'uses', label: t('uses'), text: (template) => usesOf(template).join(', '), width: '240px' },
        { key: 'updatedBy', label: t('updatedBy'), text: ({ updatedBy }) => updatedBy?.fullName },
        {
          key: 'updatedAt',
          label: t('updatedAt'),
          text: ({ updatedAt }) => updatedAt && formatDateTime(updatedAt),
          align: 'number',
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'EmailTemplateDialogCreateMutation',
        dialog: ({ data, close }) => data && <EmailTemplateDialog template={null} choices={data} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'EmailTemplateDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => <EmailTemplateDialog template={node} choices={data} onClose={close} />,
        },
        {
          label: t('duplicate'),
          icon: Copy,
          operation: 'EmailTemplateDialogCreateMutation',
          isInMenu: true,
          dialog: ({ node, data, close }) => (
            <EmailTemplateDialog template={node} choices={data} isCopy onClose={close} />
          ),
        },
        {
          label: t('versions'),
          icon: History,
          operation: 'EmailTemplateVersionsQuery',
          isInMenu: true,
          dialog: ({ node, close }) => <EmailTemplateVersions template={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'EmailTemplatesPageDeleteMutation',
          refusal: (template) => (usesOf(template).length > 0 ? t('inUse') : undefined),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}
