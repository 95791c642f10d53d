import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useScreenQuery } from '../../shared/relay/useScreenQuery.ts'
import { CandidateForm } from './form/CandidateForm.tsx'
import { FormPage } from './FormPage.tsx'
import type { CandidateCreatePageQuery } from './__generated__/CandidateCreatePageQuery.graphql.ts'

/** The page on which a candidate is added, by hand or from a CV. */
export default function CandidateCreatePage() {
  const { t } = useTranslation('candidateForms')
  return <FormPage title={t('createTitle')}>{(attempt) => <Loaded attempt={attempt} />}</FormPage>
}

function Loaded({ attempt }: { attempt: number }) {
  const options = useScreenQuery<CandidateCreatePageQuery>(
    graphql`
    query CandidateCreatePageQuery { ...useOptions_query }
  `,
    {},
    { fetchKey: attempt },
  )
  return <CandidateForm options={options} candidate={null} />
}
