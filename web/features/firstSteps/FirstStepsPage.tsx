import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { Button } from '../../shared/ui/Button.tsx'
import type { FirstStepsPageQuery } from './__generated__/FirstStepsPageQuery.graphql.ts'
import type { FirstStepsPageSkipMutation } from './__generated__/FirstStepsPageSkipMutation.graphql.ts'

/** The page on which each step is completed. */
const paths = {
  companyProfile: '/company-profile',
  departments: '/departments',
  locations: '/locations',
  people: '/users',
  emailTemplates: '/email-templates',
  workflows: '/interview-settings?tab=workflowTab',
  jobs: '/jobs',
  candidates: '/candidate-imports',
} as const
type Step = keyof typeof paths
const isStep = (key: string): key is Step => Object.hasOwn(paths, key)

const StepLink = chakra(Link, { base: { fontWeight: '600', color: 'accent.fg', overflowWrap: 'anywhere' } })

/** The first steps of a new company with their progress, and a way to dismiss them (decision D-118). */
export default function FirstStepsPage() {
  const { t } = useTranslation(['firstSteps', 'list'])
  const { firstSteps, companyStatus, viewer } = useScreenQuery<FirstStepsPageQuery>(
    graphql`
    query FirstStepsPageQuery {
      viewer @catch(to: NULL) { company { id } }
      firstSteps @required(action: THROW) { key isDone }
      companyStatus @catch(to: NULL) { isGuidelineSkipped guidelineSkippedAt guidelineSkippedBy { fullName } }
    }
  `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const [skip, isSkipping] = useAction<FirstStepsPageSkipMutation>(
    graphql`
    mutation FirstStepsPageSkipMutation($input: SkipGuidelineInput!) {
      skipGuideline(input: $input) {
        companyStatus { isGuidelineSkipped guidelineSkippedAt guidelineSkippedBy { fullName } }
      }
    }
  `,
    { success: t('updated', { ns: 'list' }) },
  )
  const steps = firstSteps.flatMap(({ key, isDone }) => (isStep(key) ? [{ key, isDone }] : []))
  const done = steps.filter(({ isDone }) => isDone).length
  const company = viewer?.company
  const onSkip = () =>
    company &&
    void skip(
      { input: { companyId: company.id } },
      {
        updater: (store) => {
          const status = store.getRootField('skipGuideline')?.getLinkedRecord('companyStatus')
          if (status) store.getRoot().setLinkedRecord(status, 'companyStatus')
        },
      },
    ).catch(() => undefined)
  return (
    <Box padding={{ base: '3', md: '5' }} minWidth="0" maxWidth="720px" display="grid" gap="4">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
        {t('title')}
      </Heading>
      <Box as="p" color="fg.muted">
        {done === steps.length ? t('allDone') : t('progress', { replace: { done, count: steps.length } })}
      </Box>
      <Box as="ol" display="grid" gap="2" margin="0" padding="0" listStyleType="none">
        {steps.map(({ key, isDone }) => (
          <Flex
            key={key}
            as="li"
            gap="3"
            alignItems="flex-start"
            border="1px solid"
            borderColor="border"
            borderRadius="10px"
            padding="3"
          >
            <Box color={isDone ? 'accent.fg' : 'fg.muted'} flexShrink="0" marginBlockStart="0.5">
              {isDone ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
              <span className="visually-hidden">{t(isDone ? 'isDone' : 'isOpen')}</span>
            </Box>
            <Box minWidth="0">
              <StepLink to={paths[key]}>{t(`steps.${key}`)}</StepLink>
              <Box color="fg.muted" fontSize="12.5px">
                {t(`hints.${key}`)}
              </Box>
            </Box>
          </Flex>
        ))}
      </Box>
      {companyStatus?.isGuidelineSkipped ? (
        <Box as="p" role="status" color="fg.muted" fontSize="12.5px">
          {t('skipped', {
            replace: {
              name: companyStatus.guidelineSkippedBy?.fullName ?? '—',
              at: companyStatus.guidelineSkippedAt ? formatDateTime(companyStatus.guidelineSkippedAt) : '—',
            },
          })}
        </Box>
      ) : (
        company &&
        companyStatus && (
          <Box>
            <Button disabled={isSkipping} onClick={onSkip}>
              {t('skip')}
            </Button>
          </Box>
        )
      )}
    </Box>
  )
}
