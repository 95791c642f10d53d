import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { RichTextField } from '../../shared/richText/RichTextField.tsx'
import type { ContentPageDialog_page$key } from './__generated__/ContentPageDialog_page.graphql.ts'
import type { ContentPageDialogCreateMutation } from './__generated__/ContentPageDialogCreateMutation.graphql.ts'
import type { ContentPageDialogUpdateMutation } from './__generated__/ContentPageDialogUpdateMutation.graphql.ts'

const create = asMutation<ContentPageDialogCreateMutation>(graphql`
  mutation ContentPageDialogCreateMutation($input: CreateContentPageInput!) {
    createContentPage(input: $input) { contentPage { id ...ContentPagesPage_page } }
  }
`)
const update = asMutation<ContentPageDialogUpdateMutation>(graphql`
  mutation ContentPageDialogUpdateMutation($input: UpdateContentPageInput!) {
    updateContentPage(input: $input) { contentPage { id ...ContentPagesPage_page ...ContentPageDialog_page } }
  }
`)

interface Values {
  code: string
  title: string
  html: string
}
interface Props {
  /** Null for a new record. */
  page: ContentPageDialog_page$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a content page: its code, which cannot be changed later, its title and its text (002/2.9). */
export default function ContentPageDialog({ page: key, onClose }: Props) {
  const { t } = useTranslation(['contentPages', 'list'])
  const page = useFragment(
    graphql`
    fragment ContentPageDialog_page on ContentPage { id code title html version }
  `,
    key,
  )
  const save = ({ code, title, html }: Values, isForced: boolean) => {
    const fields = { title: title.trim(), html }
    return page
      ? saveBy(update, { input: { id: page.id, ...fields, ...(!isForced && { version: page.version }) } })
      : saveBy(create, { input: { code: code.trim(), ...fields } })
  }
  return (
    <EntityDialog<Values>
      title={`${t(page ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`contentPage:${page?.code ?? 'new'}`}
      isNew={!page}
      width="820px"
      values={{ code: page?.code ?? '', title: page?.title ?? '', html: page?.html ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField
            control={control}
            name="code"
            label={t('code')}
            hint={t(page ? 'codeStays' : 'codeHint')}
            isRequired
            isReadOnly={page !== null}
            maxLength={100}
          />
          <TextField control={control} name="title" label={t('pageTitle')} isRequired maxLength={200} />
          <RichTextField
            control={control}
            name="html"
            label={t('contents')}
            kind="page"
            isRequired
            maxLength={50_000}
          />
        </>
      )}
    </EntityDialog>
  )
}
