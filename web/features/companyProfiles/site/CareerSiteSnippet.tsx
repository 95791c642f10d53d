import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../shared/clipboard/CopyButton.tsx'
import { Multiline } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'

/** The HTML with which the company can show its jobs on its own website. */
export function CareerSiteSnippet({ siteKey }: { siteKey: string }) {
  const { t, i18n } = useTranslation('companyProfiles')
  const { origin } = location
  const site = `${origin}/careers/${siteKey}/${i18n.language}?source=website`
  const snippet = `<div data-hireloom-jobs="${siteKey}" data-language="${i18n.language}" data-source="website"><a href="${site}">${t('siteJobsLink')}</a></div>
<script src="${origin}/careers/embed.js" async></script>`
  return (
    <Box display="grid" gap="2" justifyItems="start" maxWidth="760px">
      <Box width="100%">
        <Field label={t('snippet')} hint={t('snippetHint')}>
          {(aria) => <Multiline {...aria} value={snippet} rows={6} readOnly fontFamily="mono" fontSize="12.5px" />}
        </Field>
      </Box>
      <CopyButton text={snippet}>{t('copySnippet')}</CopyButton>
    </Box>
  )
}
