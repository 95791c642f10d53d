import { Box, Heading } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Section } from '../../shared/formPage/Section.tsx'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { useSession } from '../../shared/session/session.ts'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { BrandForm } from './BrandForm.tsx'
import { CandidateFields } from './CandidateFields.tsx'
import { CareerSite } from './CareerSite.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { siteReaders } from './preload.ts'
import type { CompanyProfilePageQuery } from './__generated__/CompanyProfilePageQuery.graphql.ts'

/** The user's company: its contact data, its public site, and its company fields of candidates (000/2.2). */
export default function CompanyProfilePage() {
  const { t } = useTranslation('companyProfiles')
  const { can } = useSession()
  const [attempt, setAttempt] = useState(0)
  const again = () => setAttempt((before) => before + 1)
  return (
    <Box padding={{ base: '3', md: '5' }} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <Heading as="h1" tabIndex={-1} outline="none" fontSize="19px" lineHeight="26px">
        {t('title')}
      </Heading>
      <Section title={t('company')}>
        <ErrorBoundary resetKey={String(attempt)} onRetry={again}>
          <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="280px" maxWidth="760px" />}>
            <Company attempt={attempt} onChanged={again} />
          </Suspense>
        </ErrorBoundary>
      </Section>
      {can(siteReaders) && <CareerSite />}
      {can('CompanyProfile:ListCompanyProfile') && <CandidateFields />}
    </Box>
  )
}

function Company({ attempt, onChanged }: { attempt: number; onChanged: () => void }) {
  const { viewer } = useScreenQuery<CompanyProfilePageQuery>(
    graphql`
    query CompanyProfilePageQuery {
      viewer @required(action: THROW) { company @required(action: THROW) { ...CompanyForm_company ...BrandForm_company } }
    }
  `,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const { t } = useTranslation('companyProfiles')
  return (
    <>
      <CompanyForm key={`company${attempt}`} company={viewer.company} onChanged={onChanged} />
      <Heading as="h3" fontSize="15px" fontWeight="600" marginBlockStart="6" marginBlockEnd="3">
        {t('brand')}
      </Heading>
      <BrandForm key={`brand${attempt}`} company={viewer.company} onChanged={onChanged} />
    </>
  )
}
