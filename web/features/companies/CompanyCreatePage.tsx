import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { isAccountInput } from '../../../common/patterns.ts'
import { getCatalogueText } from '../../shared/format/catalogue.ts'
import { FormPage } from '../../shared/formPage/FormPage.tsx'
import { FormButtons, FormSection, PageForm } from '../../shared/formPage/formParts.tsx'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { CompanyFields } from './CompanyFields.tsx'
import { emptyCompany, inputOf, type CompanyValues } from './companyValues.ts'
import { editPath, listPath } from './paths.ts'
import type { CompanyCreatePageMutation } from './__generated__/CompanyCreatePageMutation.graphql.ts'
import type { CompanyCreatePageQuery } from './__generated__/CompanyCreatePageQuery.graphql.ts'
import type { CompanyFields_types$key } from './__generated__/CompanyFields_types.graphql.ts'

const create = asMutation<CompanyCreatePageMutation>(graphql`
  mutation CompanyCreatePageMutation($input: CreateCompanyInput!) {
    createCompany(input: $input) { company { id databaseId name } }
  }
`)

type Language = NonNullable<CompanyCreatePageMutation['variables']['input']['administratorLanguage']>
const languages: Record<Language, string> = { EN: 'English', VI: 'Tiếng Việt', JA: '日本語' }
const languageOptions = Object.entries(languages).map(([value, label]) => ({ value, label }))

interface Values extends CompanyValues {
  userName: string
  familyName: string
  givenName: string
  administratorEmail: string
  language: '' | Language
}

const fields = {
  administratorUserName: 'userName',
  administratorFamilyName: 'familyName',
  administratorGivenName: 'givenName',
  administratorLanguage: 'language',
} as const

/** Adds a company that is ready to use, with an administrator who is invited by mail (000/2.2). */
export default function CompanyCreatePage() {
  const { t } = useTranslation('companies')
  return (
    <FormPage title={t('createTitle')} resetKey="">
      {(attempt) => <Loaded attempt={attempt} />}
    </FormPage>
  )
}

function Loaded({ attempt }: { attempt: number }) {
  const { t } = useTranslation('companies')
  const { viewer, ...types } = useScreenQuery<CompanyCreatePageQuery>(
    graphql`
    query CompanyCreatePageQuery {
      viewer @required(action: THROW) { company @required(action: THROW) { canManage } }
      ...CompanyFields_types
    }
  `,
    {},
    { fetchKey: attempt },
  )
  if (!viewer.company.canManage) return <EmptyState kind="unused" title={t('onlyPlatform')} />
  return <Form types={types} />
}

function Form({ types }: { types: CompanyFields_types$key }) {
  const { t } = useTranslation(['companies', 'fieldErrors'])
  const navigate = useNavigate()
  const { form, isSending, onSubmit, leave, questions } = useRecordForm<Values, CompanyCreatePageMutation['response']>(
    {
      draft: 'company:new',
      isNew: true,
      values: { ...emptyCompany, userName: '', familyName: '', givenName: '', administratorEmail: '', language: '' },
      fields,
      save: ({ userName, familyName, givenName, administratorEmail, language, ...company }) =>
        saveBy(create, {
          input: {
            ...inputOf(company),
            administratorUserName: userName.trim(),
            administratorFamilyName: familyName.trim(),
            administratorGivenName: givenName.trim(),
            administratorEmail: administratorEmail.trim(),
            administratorLanguage: language || null,
          },
        }),
    },
    (saved) => {
      const made = saved?.createCompany?.company.databaseId
      void navigate(made ? editPath(made) : listPath)
    },
  )
  const { control } = form
  return (
    <PageForm noValidate onSubmit={onSubmit}>
      <CompanyFields control={control} types={types} type="" />
      <FormSection title={t('administrator')} hint={t('administratorHint')}>
        <TextField control={control} name="familyName" label={t('familyName')} maxLength={100} />
        <TextField control={control} name="givenName" label={t('givenName')} isRequired maxLength={100} />
        <TextField
          control={control}
          name="userName"
          label={t('userName')}
          hint={t('userNameHint')}
          isRequired
          maxLength={100}
          rules={{ validate: (name) => isAccountInput(String(name)) || getCatalogueText('fieldErrors', 'USER_NAME') }}
        />
        <TextField
          control={control}
          name="administratorEmail"
          label={t('administratorEmail')}
          hint={t('invitationHint')}
          isRequired
          maxLength={250}
        />
        <Select
          control={control}
          name="language"
          label={t('language')}
          placeholder={t('notTold')}
          options={languageOptions}
        />
      </FormSection>
      <FormButtons isSending={isSending} onCancel={leave} />
      {questions}
    </PageForm>
  )
}
