import { Box, Flex } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Choice } from '../../shared/fields/controls.tsx'
import { download } from '../../shared/files/streams.ts'
import { errorText } from '../../shared/format/errorText.ts'
import { useMedia } from '../../shared/hooks/useMedia.ts'
import { useUrlState } from '../../shared/hooks/urlState.ts'
import { saveFile } from '../../shared/saveFile.ts'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { toaster } from '../../shared/ui/toaster.tsx'
import type { ComparisonView_comparison$key } from './__generated__/ComparisonView_comparison.graphql.ts'
import { Grid } from './grid/Grid.tsx'
import { OnePerson } from './grid/OnePerson.tsx'
import { isDiffering, readComparison } from './grid/people.ts'
import { PrintComparison } from './grid/PrintComparison.tsx'
import { Owing } from './Owing.tsx'
import { shape } from './source.ts'

interface Props {
  comparison: ComparisonView_comparison$key
  jobId: string
  candidateId: string
}

/**
 * The comparison with its actions (only differences, print, CSV), and below it the interviewers who still owe feedback.
 */
export function ComparisonView({ comparison: key, jobId, candidateId }: Props) {
  const { t } = useTranslation(['scorecards', 'forms'])
  const session = useSession()
  const data = useFragment(
    graphql`
    fragment ComparisonView_comparison on ScorecardComparison @throwOnFieldError {
      candidateName jobTitle isHidden
      ...people_comparison
    }
  `,
    key,
  )
  const [{ person, differ }, setUrl] = useUrlState(shape)
  const [isPrinting, setPrinting] = useState(false)
  const isNarrow = useMedia('(max-width: 640px)')
  const { answered, owing, forms } = useMemo(() => readComparison(data), [data])
  const shown = useMemo(
    () => (differ ? forms.map((form) => ({ ...form, rows: form.rows.filter(isDiffering) })) : forms),
    [differ, forms],
  )
  const title = t('of', { replace: { name: data.candidateName } })
  const save = async () => {
    try {
      const file = await download(session, 'scorecardExport', { query: { jobId, candidateId } })
      saveFile(file, `feedback-${data.candidateName}.csv`)
    } catch (failure) {
      toaster.error(errorText(failure))
    }
  }
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <Box minWidth="0" marginInlineEnd="auto">
          <h1>{title}</h1>
          <Box color="fg.muted" overflowWrap="anywhere">
            {session.can('JobRequest:InterviewManage') ? (
              <Link to={`/jobs/interview/${jobId}`}>{data.jobTitle}</Link>
            ) : (
              data.jobTitle
            )}
          </Box>
        </Box>
        {answered.length > 0 && (
          <>
            <Button onClick={() => setPrinting(true)}>
              <Printer size={14} aria-hidden />
              {t('print', { ns: 'forms' })}
            </Button>
            {session.can('JobRequest:ExportInterviewFeedBack') && (
              <Button onClick={() => void save()}>
                <Download size={14} aria-hidden />
                {t('csv')}
              </Button>
            )}
          </>
        )}
      </Flex>
      {data.isHidden && (
        <Box role="note" padding="3" borderRadius="8px" bg="status.orange.bg" color="status.orange.fg">
          {t('hidden')}
        </Box>
      )}
      {answered.length === 0 ? (
        <EmptyState kind="unused" hint={t(owing.length > 0 ? 'noneYet' : 'noneAsked')} />
      ) : (
        <>
          {answered.length > 1 && !isNarrow && (
            <Choice>
              <input
                type="checkbox"
                checked={differ}
                onChange={(event) => setUrl({ differ: event.target.checked }, { replace: true })}
              />
              {t('differ')}
            </Choice>
          )}
          {isNarrow ? (
            <OnePerson
              people={answered}
              forms={forms}
              shown={person}
              onShow={(next) => setUrl({ person: next }, { replace: true })}
            />
          ) : (
            <Grid label={title} people={answered} forms={shown} />
          )}
        </>
      )}
      {owing.length > 0 && <Owing people={owing} jobId={jobId} />}
      {isPrinting && (
        <PrintComparison
          title={title}
          subtitle={data.jobTitle}
          answered={answered}
          forms={forms}
          onClose={() => setPrinting(false)}
        />
      )}
    </Box>
  )
}
