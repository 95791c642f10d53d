import { Pencil, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import { languageNames, languages, type Language } from '../i18n.ts'
import CompanyTextDialog from './CompanyTextDialog.tsx'
import { fetchCompanyTexts } from './fetchCompanyTexts.ts'
import { companyTextsSource } from './preload.ts'
import { useBundledTexts } from './useBundledTexts.ts'
import type { CompanyTextsPage_text$key } from './__generated__/CompanyTextsPage_text.graphql.ts'
import type { CompanyTextsPageDeleteMutation } from './__generated__/CompanyTextsPageDeleteMutation.graphql.ts'
import type { CompanyTextsPageQuery } from './__generated__/CompanyTextsPageQuery.graphql.ts'

const query = asQuery<CompanyTextsPageQuery>(graphql`
  query CompanyTextsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyTexts(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...CompanyTextsPage_text ...CompanyTextDialog_text }
    }
  }
`)
const row = asFragment<CompanyTextsPage_text$key>(graphql`
  fragment CompanyTextsPage_text on CompanyText { id key texts { en vi ja } }
`)
const remove = asMutation<CompanyTextsPageDeleteMutation>(graphql`
  mutation CompanyTextsPageDeleteMutation($input: DeleteCompanyTextInput!) {
    deleteCompanyText(input: $input) { deletedCompanyTextId }
  }
`)

/** The interface texts that the company has worded itself, with the texts that they replace (decisions D-73, D-118). */
export default function CompanyTextsPage() {
  const { t, i18n } = useTranslation(['companyTexts', 'list'])
  const language = i18n.language as Language
  // The product's texts that show beside the company's; the dialog loads the other languages.
  const bundled = useBundledTexts(useMemo(() => [language], [language]))
  const replaced = (key: string) => bundled[language]?.get(key) ?? key
  return (
    <ListScreen
      {...companyTextsSource}
      list="companyTexts"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyTexts }) => companyTexts}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'replaced', label: t('replaced'), text: ({ key }) => replaced(key), width: '260px' },
        ...languages.map((of) => ({
          key: of,
          label: languageNames[of],
          text: ({ texts }: { texts: Record<Language, string> }) => texts[of],
          width: '220px',
        })),
        { key: 'key', label: t('key'), text: ({ key }) => key, width: '220px' },
      ]}
      nameOf={({ key }) => key}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'CompanyTextDialogMutation',
        dialog: ({ close }) => <CompanyTextDialog text={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'CompanyTextDialogMutation',
          isDefault: true,
          dialog: ({ node, close }) => <CompanyTextDialog text={node} onClose={close} />,
        },
        {
          label: t('giveBack'),
          icon: Undo2,
          operation: 'CompanyTextsPageDeleteMutation',
          dialog: ({ row: { id, key }, close }) => <ResetDialog id={id} word={replaced(key)} onClose={close} />,
        },
      ]}
    />
  )
}

/** Asks for confirmation before a text returns to the product's wording. */
function ResetDialog({ id, word, onClose }: { id: string; word: string; onClose: (isChanged: boolean) => void }) {
  const { t, i18n } = useTranslation(['companyTexts', 'list'])
  const { user } = useSession()
  const [run, isRunning] = useAction<CompanyTextsPageDeleteMutation>(remove, { success: t('updated', { ns: 'list' }) })
  const done = () => onClose(true)
  const confirm = () =>
    run({ input: { id } })
      .then(() => fetchCompanyTexts(i18n.language as Language, user.userName))
      .then(done, done)
  return (
    <QuestionDialog
      title={t('giveBack')}
      question={t('giveBackQuestion', { replace: { word } })}
      isRunning={isRunning}
      onConfirm={() => void confirm()}
      onClose={() => onClose(false)}
    />
  )
}
