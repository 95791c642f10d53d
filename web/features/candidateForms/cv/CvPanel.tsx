import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { Box, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { cvTypes } from './cvFile.ts'
import type { ExpectedField } from './extraction.ts'
import type { OfferedName } from './offers.ts'
import type { Cv, CvProblem } from './useCv.ts'

interface Props {
  cv: Cv
  isNew: boolean
  /** The text that says which CV belongs to the form; null if there is none. */
  kept: string | null
  /** What the CV does not contain, or not in a readable form. */
  notFound: readonly ExpectedField[]
  /** Uncertain findings, which the form offers. */
  offered: readonly OfferedName[]
  onForget: () => void
}

/** Accepts a CV and shows the progress of reading it and any problem with it. */
export function CvPanel({ cv, isNew, kept, notFound, offered, onForget }: Props) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const problemText = (problem: CvProblem): string => {
    if (problem.kind === 'refused') return t(`cv.refused.${problem.reason}`)
    if (problem.kind === 'unread') return t(`cv.unread.${problem.reason}`)
    const { error } = problem
    return error.isUnanswered
      ? t('networkFailed', { ns: 'shared' })
      : getErrorTextOr(error, t('noticeError', { ns: 'shared' }))
  }
  const { progress, problem } = cv
  const isBusy = progress !== null
  const busyText = t(progress === 1 ? 'cv.reading' : 'cv.sending')
  return (
    <Box
      as="section"
      aria-label={t(isNew ? 'cv.fromCv' : 'cv.readFromCv')}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      bg="bg"
      padding={{ base: '3', md: '4' }}
      marginBlockEnd="4"
    >
      {isBusy ? (
        <Flex alignItems="center" gap="3" wrap="wrap">
          <Box flex="1" minWidth="180px">
            <Text role="status" marginBlockEnd="2">
              {busyText}
            </Text>
            <ProgressBar value={progress === 1 ? null : progress} label={busyText} />
          </Box>
          <Button onClick={cv.cancel}>{t('cancel', { ns: 'shared' })}</Button>
        </Flex>
      ) : (
        <>
          {kept !== null && (
            <Flex alignItems="center" gap="3" wrap="wrap" marginBlockEnd="3" role="status">
              <Text flex="1" minWidth="0" overflowWrap="anywhere">
                {kept}
              </Text>
              <Button size="small" onClick={onForget}>
                {t('cv.forget')}
              </Button>
            </Flex>
          )}
          {cv.scan && (
            <Text role="status" color="fg.muted" marginBlockEnd="3">
              {t('cv.scan')} {cv.scan.unreadPages > 0 && t('cv.unreadPages', { count: cv.scan.unreadPages })}
            </Text>
          )}
          {notFound.length > 0 && (
            <Text role="status" color="status.orange.fg" marginBlockEnd="3">
              {t('cv.notFound', { replace: { fields: notFound.map((name) => t(`fields.${name}`)).join(', ') } })}
            </Text>
          )}
          {offered.length > 0 && (
            <Text role="status" color="status.orange.fg" marginBlockEnd="3">
              {t('cv.offered', { replace: { fields: offered.map((name) => t(`fields.${name}`)).join(', ') } })}
            </Text>
          )}
          <FileDrop
            label={t(isNew ? 'cv.fromCv' : 'cv.readFromCv')}
            accept={cvTypes}
            hint={t(isNew ? 'cv.hint' : 'cv.hintEdit')}
            error={problem ? problemText(problem) : undefined}
            onFile={cv.read}
          />
          {problem?.kind === 'unread' && (
            <Button size="small" onClick={() => cv.keep(problem.file)}>
              {t('cv.keepAnyway')}
            </Button>
          )}
        </>
      )}
    </Box>
  )
}
