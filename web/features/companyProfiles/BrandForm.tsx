import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { contrastOf } from '../../../common/colors.ts'
import { Input } from '../../shared/fields/controls.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import { base64Of } from '../../shared/files/readFile.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import ImageField, { type ImageValue } from '../../shared/images/ImageField.tsx'
import Picture from '../../shared/images/Picture.tsx'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { BrandForm_company$key } from './__generated__/BrandForm_company.graphql.ts'
import type { BrandFormMutation } from './__generated__/BrandFormMutation.graphql.ts'

const update = asMutation<BrandFormMutation>(graphql`
  mutation BrandFormMutation($input: UpdateCompanyBrandInput!) {
    updateCompanyBrand(input: $input) { company { id ...BrandForm_company } }
  }
`)

/** The mail colour of a company that has not set one. */
const productColor = '#4a4ac2'

interface Values {
  /** '' for the product's colour. */
  color: string
  logo: ImageValue
}
interface Props {
  company: BrandForm_company$key
  onChanged: () => void
}

/** The look of the company's mails: logo and colour, with a preview of a button. */
export function BrandForm({ company: key, onChanged }: Props) {
  const { t } = useTranslation(['companyProfiles', 'list', 'images'])
  const mayUpdate = useCan()('BrandFormMutation')
  const { logoUrl, brandColor } = useFragment(
    graphql`
    fragment BrandForm_company on Company @throwOnFieldError { logoUrl brandColor }
  `,
    key,
  )
  const former = logoUrl ?? null
  const { form, isSending, onSubmit, questions } = useRecordForm<Values>(
    {
      draft: 'company-brand',
      isNew: false,
      values: { color: brandColor ?? '', logo: former },
      async save({ color, logo: given }) {
        let logo: { name: string; base64: string } | null = null
        try {
          if (given instanceof File) logo = { name: given.name, base64: await base64Of(given) }
        } catch {
          // The file can no longer be read.
          toaster.error(t('unread', { ns: 'images' }))
          return null
        }
        const removesLogo = former !== null && given === null
        return saveBy(update, { input: { color: color || null, logo, removesLogo } })
      },
    },
    onChanged,
  )
  if (!mayUpdate)
    return (
      <Flex alignItems="center" gap="3">
        <Picture source={former} size="48px" />
        <span>{brandColor ?? t('productColor')}</span>
      </Flex>
    )
  return (
    <>
      <Text color="fg.muted" marginBlockEnd="3">
        {t('brandHint')}
      </Text>
      <chakra.form noValidate aria-label={t('brand')} display="grid" gap="4" maxWidth="520px" onSubmit={onSubmit}>
        <ImageField control={form.control} name="logo" />
        <ColorField control={form.control} />
        <Box>
          <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
            {t('save', { ns: 'list' })}
          </Button>
        </Box>
      </chakra.form>
      {questions}
    </>
  )
}

function ColorField({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('companyProfiles')
  const { field, fieldState } = useController({ control, name: 'color' })
  const shown = field.value || productColor
  const isDark = contrastOf('#ffffff', shown) >= 4.5
  return (
    <>
      <Field label={t('color')} error={fieldState.error?.message}>
        {(aria) => (
          <Flex gap="3" alignItems="center" flexWrap="wrap">
            <Input
              {...aria}
              ref={field.ref}
              type="color"
              width="64px"
              padding="1"
              value={shown}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(event.target.value)}
            />
            <span>{field.value || t('productColor')}</span>
            {field.value && (
              <Button size="small" onClick={() => field.onChange('')}>
                {t('noColor')}
              </Button>
            )}
          </Flex>
        )}
      </Field>
      <Flex role="img" aria-label={`${t('preview')}: ${shown}`} alignItems="center" gap="3">
        <Text fontSize="12.5px" color="fg.muted" aria-hidden>
          {t('preview')}
        </Text>
        <span
          aria-hidden
          style={{
            display: 'inline-block',
            padding: '9px 18px',
            borderRadius: '8px',
            fontWeight: 600,
            background: shown,
            color: isDark ? '#ffffff' : '#1c1c24',
          }}
        >
          {t('previewButton')}
        </span>
      </Flex>
    </>
  )
}
