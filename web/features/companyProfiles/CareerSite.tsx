import { Box } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Section } from '../../shared/formPage/Section.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../shared/session/session.ts'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { CareerSiteForm } from './CareerSiteForm.tsx'
import { formReader } from './preload.ts'
import type { CareerSiteQuery } from './__generated__/CareerSiteQuery.graphql.ts'

/** The public site on which the company's jobs are shown (decision D-126). */
export function CareerSite() {
  const { t } = useTranslation('companyProfiles')
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)
  return (
    <Section title={t('site')}>
      <ErrorBoundary resetKey={String(attempt)} onRetry={again}>
        <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="480px" maxWidth="760px" />}>
          <Loaded attempt={attempt} onChanged={again} />
        </Suspense>
      </ErrorBoundary>
    </Section>
  )
}

function Loaded({ attempt, onChanged }: { attempt: number; onChanged: () => void }) {
  const mayReadForms = useSession().can(formReader)
  const { careerSiteSettings, interviewForms } = useScreenQuery<CareerSiteQuery>(
    graphql`
    query CareerSiteQuery($mayReadForms: Boolean!) {
      careerSiteSettings @required(action: THROW) { ...CareerSiteForm_settings }
      interviewForms(filter: { category: APPLICATION }, first: 100) @include(if: $mayReadForms) @catch(to: NULL) {
        nodes { id name isActive }
      }
    }
  `,
    { mayReadForms },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  return (
    <CareerSiteForm
      key={attempt}
      settings={careerSiteSettings}
      forms={interviewForms?.nodes ?? null}
      onChanged={onChanged}
    />
  )
}
