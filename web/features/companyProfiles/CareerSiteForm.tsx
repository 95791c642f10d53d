import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { Select, TextArea } from '../../shared/fields/textFields.tsx'
import { formatCount } from '../../shared/format/numbers.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { CareerSitePreview } from './site/CareerSitePreview.tsx'
import { CareerSiteSnippet } from './site/CareerSiteSnippet.tsx'
import { Facts } from './Facts.tsx'
import type { CareerSiteForm_settings$key } from './__generated__/CareerSiteForm_settings.graphql.ts'
import type { CareerSiteFormMutation } from './__generated__/CareerSiteFormMutation.graphql.ts'
import type { CareerSiteFormVersionQuery } from './__generated__/CareerSiteFormVersionQuery.graphql.ts'

const update = asMutation<CareerSiteFormMutation>(graphql`
  mutation CareerSiteFormMutation($input: UpdateCareerSiteInput!) {
    updateCareerSite(input: $input) { settings { version } }
  }
`)
const versionQuery = graphql`
  query CareerSiteFormVersionQuery { careerSiteSettings @required(action: THROW) { version } }
`

const languages = ['en', 'vi', 'ja'] as const
/** Input fields that have other names in the form. */
const fields = {
  applicationFormId: 'applicationForm',
  'introductions.en': 'en',
  'introductions.vi': 'vi',
  'introductions.ja': 'ja',
} as const

interface Values extends Record<(typeof languages)[number], string> {
  key: string
  isPublic: boolean
  isSalaryShown: boolean
  applicationForm: string
}
interface Props {
  settings: CareerSiteForm_settings$key
  /** The forms to choose from; null if the user may not read them. */
  forms: readonly { id: string; name: string; isActive: boolean }[] | null
  onChanged: () => void
}

/** The settings of the career site: whether it is public, its address, and its contents besides the jobs. */
export function CareerSiteForm({ settings: ref, forms, onChanged }: Props) {
  const { t } = useTranslation(['companyProfiles', 'list', 'shared'])
  const environment = useRelayEnvironment()
  const mayUpdate = useCan()('CareerSiteFormMutation')
  const { key, url, isPublic, isSalaryShown, introductions, applicationForm, jobCount, version } = useFragment(
    graphql`
    fragment CareerSiteForm_settings on CareerSiteSettings @throwOnFieldError {
      key url isPublic isSalaryShown introductions { en vi ja } jobCount version
      applicationForm { id name isActive }
    }
  `,
    ref,
  )
  const { form, isSending, onSubmit, questions } = useRecordForm<Values>(
    {
      draft: 'career-site',
      isNew: false,
      values: { key, isPublic, isSalaryShown, applicationForm: applicationForm?.id ?? '', ...introductions },
      fields,
      async save({ en, vi, ja, applicationForm: formId, ...rest }, overwrites) {
        // Overwriting another user's change requires the current version.
        const now = overwrites
          ? await fetchQuery<CareerSiteFormVersionQuery>(environment, versionQuery, {})
              .toPromise()
              .catch(() => undefined)
          : undefined
        const input = {
          ...rest,
          introductions: { en, vi, ja },
          // A user who cannot choose a form leaves it unchanged.
          ...(forms && { applicationFormId: formId || null }),
          version: now?.careerSiteSettings.version ?? version,
        }
        return saveBy(update, { input })
      },
    },
    onChanged,
  )
  const { control, register, formState } = form
  // An inactive form is preserved until another is chosen; it is not used for applications.
  const offered = forms?.filter(({ id, isActive }) => isActive && id !== applicationForm?.id)
  const options =
    offered &&
    [...(applicationForm ? [applicationForm] : []), ...offered].map(({ id, name, isActive }) => ({
      value: id,
      label: isActive ? name : t('inactiveForm', { replace: { name } }),
    }))
  const introductionIn = (language: (typeof languages)[number]) =>
    t('introduction', { replace: { language: t(`languages.${language}`) } })
  const yesNo = (is: boolean) => t(is ? 'yes' : 'no', { ns: 'shared' })
  const address = location.origin + url
  const facts: [string, string][] = mayUpdate
    ? []
    : [
        [t('isPublic'), yesNo(isPublic)],
        [t('siteAddress'), address],
        [t('isSalaryShown'), yesNo(isSalaryShown)],
        ...(forms ? [[t('applicationForm'), applicationForm?.name ?? t('noApplicationForm')] as [string, string]] : []),
        ...languages.map((language): [string, string] => [introductionIn(language), introductions[language]]),
      ]
  return (
    <>
      <Text color="fg.muted">{t('siteHint')}</Text>
      <Facts facts={[...facts, [t('siteJobs'), formatCount(jobCount)]]} />
      {isPublic ? (
        <>
          <Box>
            <chakra.a href={url} target="_blank" rel="noopener" color="accent.fg" textDecoration="underline">
              {t('openSite')} <chakra.span srOnly>{t('opensInNewTab', { ns: 'shared' })}</chakra.span>
            </chakra.a>
          </Box>
          <CareerSiteSnippet siteKey={key} />
        </>
      ) : (
        <CareerSitePreview />
      )}
      {mayUpdate && (
        <chakra.form noValidate aria-label={t('site')} display="grid" gap="4" maxWidth="760px" onSubmit={onSubmit}>
          <SwitchField control={control} name="isPublic" label={t('isPublic')} hint={t('isPublicHint')} />
          <Field label={t('siteAddress')} hint={t('siteAddressHint')} isRequired error={formState.errors.key?.message}>
            {(aria) => (
              <Flex alignItems="center" gap="1.5" flexWrap="wrap">
                <chakra.span color="fg.muted" overflowWrap="anywhere">
                  {address.slice(0, address.lastIndexOf('/') + 1)}
                </chakra.span>
                <Input
                  {...aria}
                  {...register('key', { required: t('required', { ns: 'shared' }) })}
                  flex="1 1 200px"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              </Flex>
            )}
          </Field>
          <SwitchField control={control} name="isSalaryShown" label={t('isSalaryShown')} />
          {options && (
            <Select
              control={control}
              name="applicationForm"
              label={t('applicationForm')}
              hint={t('applicationFormHint')}
              placeholder={t('noApplicationForm')}
              options={options}
            />
          )}
          {languages.map((language) => (
            <TextArea
              key={language}
              control={control}
              name={language}
              label={introductionIn(language)}
              maxLength={2000}
            />
          ))}
          <Box>
            <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
              {t('save', { ns: 'list' })}
            </Button>
          </Box>
        </chakra.form>
      )}
      {questions}
    </>
  )
}
