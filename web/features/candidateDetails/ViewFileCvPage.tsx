import { Box, Heading } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import CvFile from './tabs/CvFile.tsx'

/** /view-file-cv?filePathKey=…: shows only a CV file (decision D-82); the `words` of the address are highlighted. */
export default function ViewFileCvPage() {
  const { t } = useTranslation('candidateDetails')
  const [search] = useSearchParams()
  const path = search.get('filePathKey')
  const words = (search.get('words') ?? '').split(' ').filter(Boolean)
  return (
    <Box padding={{ base: '3', md: '5' }}>
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px" marginBlockEnd="3">
        {t('viewCv')}
      </Heading>
      {path ? (
        <CvFile path={path} name={t('viewCv')} words={words} />
      ) : (
        <EmptyState kind="unused" title={t('noPath')} />
      )}
    </Box>
  )
}
