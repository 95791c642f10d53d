import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { useCan } from '../../shared/hooks/useCan.ts'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Facts } from './Facts.tsx'
import type { CompanyForm_company$key } from './__generated__/CompanyForm_company.graphql.ts'
import type { CompanyFormMutation } from './__generated__/CompanyFormMutation.graphql.ts'

const update = asMutation<CompanyFormMutation>(graphql`
  mutation CompanyFormMutation($input: UpdateCompanyProfileInput!) {
    updateCompanyProfile(input: $input) { company { id ...CompanyForm_company } }
  }
`)

interface Values {
  email: string
  phone: string
  website: string
  address: string
  taxCode: string
}
const names = ['email', 'phone', 'website', 'taxCode', 'address'] as const
const lengths = { email: 250, phone: 30, website: 500, taxCode: 30, address: 500 }

interface Props {
  company: CompanyForm_company$key
  onChanged: () => void
}

/** The company's contact and tax data, with the data that the platform maintains beside it. */
export function CompanyForm({ company: key, onChanged }: Props) {
  const { t } = useTranslation(['companyProfiles', 'list'])
  const mayUpdate = useCan()('CompanyFormMutation')
  const { name, code, type, version, ...contacts } = useFragment(
    graphql`
    fragment CompanyForm_company on Company @throwOnFieldError {
      name code type version email phone website address taxCode
    }
  `,
    key,
  )
  const { form, isSending, onSubmit, questions } = useRecordForm<Values>(
    {
      draft: 'company-profile',
      isNew: false,
      values: {
        email: contacts.email ?? '',
        phone: contacts.phone ?? '',
        website: contacts.website ?? '',
        address: contacts.address ?? '',
        taxCode: contacts.taxCode ?? '',
      },
      save: ({ email, phone, website, address, taxCode }, overwrites) =>
        saveBy(update, {
          input: {
            version: overwrites ? null : version,
            email: email.trim() || null,
            phone: phone.trim() || null,
            website: website.trim() || null,
            address: address.trim() || null,
            taxCode: taxCode.trim() || null,
          },
        }),
    },
    onChanged,
  )
  const facts: [string, string | null | undefined][] = [
    [t('name'), name],
    [t('code'), code],
    [t('type'), type],
    ...(mayUpdate ? [] : names.map((one): [string, string | null | undefined] => [t(one), contacts[one]])),
  ]
  return (
    <>
      <Facts facts={facts} />
      {mayUpdate && (
        <chakra.form
          noValidate
          aria-label={t('company')}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
          maxWidth="760px"
          onSubmit={onSubmit}
        >
          {names.map((one) => (
            <TextField key={one} control={form.control} name={one} label={t(one)} maxLength={lengths[one]} />
          ))}
          <Box gridColumn="1 / -1">
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
