import { Box, Heading } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import { isFilled } from '../../../../common/patterns.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { TextField, Select } from '../../../shared/fields/textFields.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../../shared/session/session.ts'
import { categoryOf, formTypes, templateType } from '../categories.ts'
import { longestName } from '../limits.ts'
import { createPath, type CreateState } from '../paths.ts'
import type { TemplateFormQuery } from './__generated__/TemplateFormQuery.graphql.ts'

/**
 * Asks for the basics of a form whose address was opened without them: company, name, template type and form type
 * (D-13). Company and template type are preselected, because there is only one of each (D-131).
 */
export function TemplateForm() {
  const { t } = useTranslation('interviewForms')
  const navigate = useNavigate()
  const { companyName } = useSession()
  const { emailTemplateTypes } = useScreenQuery<TemplateFormQuery>(
    graphql`
    query TemplateFormQuery { emailTemplateTypes @required(action: THROW) { number name } }
  `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const nameOfTemplateType =
    emailTemplateTypes.find(({ number }) => number === templateType)?.name ?? String(templateType)
  const { control, handleSubmit } = useForm({
    defaultValues: { company: 'own', name: '', templateType: String(templateType), formType: '' },
  })
  const next = handleSubmit(({ name, formType }) => {
    const state: CreateState = { formName: name.trim(), duplicateId: null, category: categoryOf(formType) }
    void navigate(createPath, { state, replace: true })
  })
  const required = (text: string) => ({ validate: (value: unknown) => isFilled(value) || text })
  return (
    <Box padding={{ base: '3', md: '5' }} maxWidth="560px">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="4">
        {t('editor.createTitle')}
      </Heading>
      <form noValidate onSubmit={(event) => void next(event)}>
        <Box display="grid" gap="4">
          <Select
            control={control}
            name="company"
            label={t('template.company')}
            rules={required(t('template.companyRequired'))}
            options={[{ value: 'own', label: companyName }]}
          />
          <TextField
            control={control}
            name="name"
            label={t('name')}
            rules={required(t('template.nameRequired'))}
            maxLength={longestName}
          />
          <Select
            control={control}
            name="templateType"
            label={t('template.templateType')}
            rules={required(t('template.templateTypeRequired'))}
            options={[{ value: String(templateType), label: nameOfTemplateType }]}
          />
          <Select
            control={control}
            name="formType"
            label={t('template.formType')}
            rules={required(t('template.formTypeRequired'))}
            options={Object.entries(formTypes).map(([key, number]) => ({
              value: String(number),
              label: t(`formTypes.${key as keyof typeof formTypes}`),
            }))}
          />
          <Button kind="primary" type="submit" justifySelf="start">
            {t('next')}
          </Button>
        </Box>
      </form>
    </Box>
  )
}
