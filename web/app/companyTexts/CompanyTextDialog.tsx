import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { longestCompanyText } from '../../../common/companyTexts.ts'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import type { Save } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import { languageNames, languages, type Language } from '../i18n.ts'
import { hasKnownPlaceholders } from './companyTexts.ts'
import { fetchCompanyTexts } from './fetchCompanyTexts.ts'
import TextSearch from './TextSearch.tsx'
import { useBundledTexts } from './useBundledTexts.ts'
import type { CompanyTextDialog_text$key } from './__generated__/CompanyTextDialog_text.graphql.ts'
import type { CompanyTextDialogMutation } from './__generated__/CompanyTextDialogMutation.graphql.ts'

const write = asMutation<CompanyTextDialogMutation>(graphql`
  mutation CompanyTextDialogMutation($input: SetCompanyTextInput!) {
    setCompanyText(input: $input) { companyText { id ...CompanyTextsPage_text ...CompanyTextDialog_text } }
  }
`)

interface Values {
  key: string
  isEverywhere: boolean
  texts: Record<Language, string>
}
interface Props {
  /** null if the text is yet to be chosen. */
  text: CompanyTextDialog_text$key | null
  onClose: (isChanged: boolean) => void
}

/**
 * The dialog for one text: which text it is, and the company's wording in each language. Saved texts show on this page
 * at once.
 */
export default function CompanyTextDialog({ text: record, onClose }: Props) {
  const { t, i18n } = useTranslation(['companyTexts', 'list'])
  const { user } = useSession()
  const text = useFragment(
    graphql`
    fragment CompanyTextDialog_text on CompanyText { id key texts { en vi ja } }
  `,
    record,
  )
  const language = i18n.language as Language
  const bundled = useBundledTexts(languages)
  const save =
    ({ key, isEverywhere, texts }: Values): Save =>
    async (send, said, options) => {
      const trimmed = { en: texts.en.trim(), vi: texts.vi.trim(), ja: texts.ja.trim() }
      const also = isEverywhere ? alikeOf(key) : null
      await send<CompanyTextDialogMutation>(write, { input: { key, texts: trimmed, also } }, said, options)
      await fetchCompanyTexts(language, user.userName)
    }
  const wordOf = (key: string, of: Language) => bundled[of]?.get(key)
  /** Returns the keys of other texts that read the same in every language. */
  const alikeOf = (key: string): string[] =>
    [...(bundled[language]?.keys() ?? [])].filter(
      (other) => other !== key && languages.every((of) => wordOf(other, of) === wordOf(key, of)),
    )
  return (
    <EntityDialog<Values>
      title={`${t(text ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`companyText:${text?.key ?? 'new'}`}
      isNew={!text}
      width="620px"
      values={{ key: text?.key ?? '', isEverywhere: false, texts: { en: '', vi: '', ja: '', ...text?.texts } }}
      fields={{ 'texts.en': 'texts.en', 'texts.vi': 'texts.vi', 'texts.ja': 'texts.ja' }}
      save={save}
      onClose={onClose}
    >
      {({ control, watch, setValue, register, formState: { errors } }) => {
        const key = watch('key')
        if (key === '')
          return (
            <>
              <input type="hidden" {...register('key', { required: t('chooseOne') })} />
              <TextSearch
                texts={bundled[language] ?? new Map()}
                error={errors.key?.message}
                onChoose={(chosen) => setValue('key', chosen, { shouldDirty: true, shouldValidate: true })}
              />
            </>
          )
        return (
          <>
            <TextField control={control} name="key" label={t('key')} isReadOnly />
            {alikeOf(key).length > 0 && (
              <SwitchField
                control={control}
                name="isEverywhere"
                label={t('everywhere', { count: alikeOf(key).length })}
                hint={t('everywhereHint')}
              />
            )}
            {languages.map((of) => (
              <Box key={of}>
                <TextArea
                  control={control}
                  name={`texts.${of}`}
                  label={languageNames[of]}
                  hint={t('instead', { replace: { text: wordOf(key, of) ?? '—' } })}
                  maxLength={longestCompanyText}
                  rows={2}
                  rules={{
                    validate: (typed) =>
                      hasKnownPlaceholders(String(typed), wordOf(key, of) ?? String(typed)) || t('marksWrong'),
                  }}
                />
              </Box>
            ))}
          </>
        )
      }}
    </EntityDialog>
  )
}
