import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { CopyButton } from '../../../shared/clipboard/CopyButton.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import type { CareerSitePreviewEndMutation } from './__generated__/CareerSitePreviewEndMutation.graphql.ts'
import type { CareerSitePreviewMutation, Language } from './__generated__/CareerSitePreviewMutation.graphql.ts'

const create = graphql`
  mutation CareerSitePreviewMutation($input: CreateCareerSitePreviewInput!) {
    createCareerSitePreview(input: $input) { preview { url expiresAt } }
  }
`

const end = graphql`
  mutation CareerSitePreviewEndMutation($input: EndCareerSitePreviewsInput!) {
    endCareerSitePreviews(input: $input) { endedCount }
  }
`

interface Preview {
  url: string
  expiresAt: string
}

/** Creates a link to a preview of the site, to open or to share. */
export function CareerSitePreview() {
  const { t, i18n } = useTranslation(['companyProfiles', 'shared'])
  const mayCreate = useCan()('CareerSitePreviewMutation')
  const [preview, setPreview] = useState<Preview | null>(null)
  const [run, isRunning] = useAction<CareerSitePreviewMutation>(create)
  const [endAll, isEnding] = useAction<CareerSitePreviewEndMutation>(end)
  if (!mayCreate) return null
  const make = async () => {
    const input = { language: i18n.language.toUpperCase() as Language }
    const { createCareerSitePreview: made } = await run({ input })
    setPreview(made.preview)
  }
  const endThem = async () => {
    const { endCareerSitePreviews: ended } = await endAll({ input: {} })
    setPreview(null)
    toaster.success(t('previewsEnded', { count: ended.endedCount }))
  }
  return (
    <Box display="grid" gap="2" justifyItems="start">
      <Text color="fg.muted">{t('previewHint')}</Text>
      <Flex gap="2" flexWrap="wrap">
        <Button disabled={isRunning} aria-busy={isRunning} onClick={() => void make().catch(() => undefined)}>
          {t('preview')}
        </Button>
        <Button disabled={isEnding} aria-busy={isEnding} onClick={() => void endThem().catch(() => undefined)}>
          {t('endPreviews')}
        </Button>
      </Flex>
      <Flex role="status" alignItems="center" flexWrap="wrap" gap="3">
        {preview && (
          <>
            <chakra.a href={preview.url} target="_blank" rel="noopener" color="accent.fg" textDecoration="underline">
              {t('openPreview')} <chakra.span srOnly>{t('opensInNewTab', { ns: 'shared' })}</chakra.span>
            </chakra.a>
            <CopyButton text={location.origin + preview.url}>{t('copyLink')}</CopyButton>
            <chakra.span color="fg.muted">
              {t('previewUntil', { replace: { time: formatDateTime(preview.expiresAt) } })}
            </chakra.span>
          </>
        )}
      </Flex>
    </Box>
  )
}
