import { Box } from '@chakra-ui/react'
import { Gavel, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { phoneText } from '../../../shared/format/phones.ts'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { DocumentViewer } from '../../../shared/pdf/DocumentViewer.tsx'
import { sourceOfFile } from '../../../shared/pdf/source.ts'
import { RowStatusTag } from '../../../shared/review/list/RowStatusTag.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { Table } from '../../../shared/table/Table.tsx'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import type {
  SubmissionsTable_submission$data,
  SubmissionsTable_submission$key,
} from './__generated__/SubmissionsTable_submission.graphql.ts'
import { RuleDialog } from './RuleDialog.tsx'
import { WithdrawCvDialog } from './WithdrawCvDialog.tsx'

type Submission = SubmissionsTable_submission$data[number]

const colors = {
  READING: 'neutral',
  RECEIVED: 'blue',
  UNREADABLE: 'magenta',
  IN_REVIEW: 'cyan',
  INTERVIEWING: 'cyan',
  HIRED: 'green',
  REJECTED: 'red',
  NOT_ELIGIBLE: 'orange',
  WITHDRAWN: 'neutral',
} as const satisfies Record<string, StatusColor>
const isKnown = (progress: string): progress is keyof typeof colors => Object.hasOwn(colors, progress)

interface Props {
  submissions: SubmissionsTable_submission$key
  isSearched: boolean
}

/** The CVs that vendors have submitted, with the actions on each. */
export function SubmissionsTable({ submissions: key, isSearched }: Props) {
  const { t } = useTranslation(['vendorRequests', 'shared', 'list'])
  const may = useCan()
  const isStaff = useSession().can('VendorRequest:CreateVendorRequest')
  const [shown, setShown] = useState<Submission | null>(null)
  const [opened, setOpened] = useState<{ kind: 'rule' | 'withdraw'; submission: Submission } | null>(null)
  const submissions = useFragment(
    graphql`
      fragment SubmissionsTable_submission on VendorSubmission @relay(plural: true) {
        id vendorName candidateName phones emails progress progressName reviewStatus remark jobTitle submittedAt
        standing ruling shownReason consent consentName consentEvidence
        stage { name }
        cv { path }
        candidate { databaseId }
        earlier { vendorName submittedAt }
      }
    `,
    key,
  )
  if (submissions.length === 0)
    return isSearched ? <EmptyState kind="filtered" /> : <EmptyState kind="unused" hint={t('noSubmissionsHint')} />
  const columns = [
    { key: 'candidateName', label: t('candidateName') },
    ...(isStaff ? [{ key: 'vendor', label: t('vendor') }] : []),
    { key: 'cv', label: t('cv') },
    { key: 'status', label: t('status') },
    { key: 'stage', label: t('interviewStatus') },
    { key: 'remark', label: t('remark') },
    { key: 'contact', label: t('contact') },
    { key: 'consent', label: t('consent') },
    { key: 'submittedAt', label: t('submittedAt') },
    { key: 'actions', label: t('actions', { ns: 'list' }), align: 'end' as const },
  ]
  const mayRule = may('RuleDialogMutation')
  const mayWithdraw = may('WithdrawCvDialogMutation')
  return (
    <>
      <Table label={t('viewSubmitted')} columns={columns}>
        {submissions.map((submission) => (
          <tr key={submission.id}>
            <td>
              <Box fontWeight="600">
                {submission.candidate ? (
                  <Link to={`/candidates/view/${submission.candidate.databaseId}`} target="_blank">
                    {submission.candidateName}
                  </Link>
                ) : (
                  submission.candidateName
                )}
              </Box>
              <Box color="fg.muted" fontSize="12px">
                {submission.jobTitle}
              </Box>
            </td>
            {isStaff && (
              <td>
                {submission.vendorName}
                <Standing submission={submission} />
              </td>
            )}
            <td>
              {submission.cv && (
                <Button
                  kind="quiet"
                  aria-label={t('viewCv', { replace: { name: submission.candidateName } })}
                  onClick={() => setShown(submission)}
                >
                  {t('cv')}
                </Button>
              )}
            </td>
            <td>
              {isStaff && submission.reviewStatus ? (
                <RowStatusTag status={submission.reviewStatus} name={null} />
              ) : (
                <ProgressTag submission={submission} />
              )}
            </td>
            <td>
              {submission.stage
                ? submission.stage.name
                : isStaff && submission.reviewStatus && <ProgressTag submission={submission} />}
            </td>
            <td style={{ whiteSpace: 'normal' }}>
              <Box minWidth="140px">{submission.remark}</Box>
            </td>
            <td style={{ maxWidth: 'none' }}>
              {[...submission.phones.map(phoneText), ...submission.emails].map((contact) => (
                <div key={contact}>{contact}</div>
              ))}
            </td>
            <td style={{ whiteSpace: 'normal' }}>
              <Consent submission={submission} />
            </td>
            <td>{formatDateTime(submission.submittedAt)}</td>
            <td data-align="end">
              {mayRule && (
                <IconButton
                  label={t('ruleOn', { replace: { name: submission.candidateName } })}
                  onClick={() => setOpened({ kind: 'rule', submission })}
                >
                  <Gavel size={16} aria-hidden />
                </IconButton>
              )}
              {mayWithdraw && !['WITHDRAWN', 'HIRED', 'REJECTED'].includes(submission.progress) && (
                <IconButton
                  label={t('withdraw', { replace: { name: submission.candidateName } })}
                  onClick={() => setOpened({ kind: 'withdraw', submission })}
                >
                  <Undo2 size={16} aria-hidden />
                </IconButton>
              )}
            </td>
          </tr>
        ))}
      </Table>
      {shown && (
        <Drawer place="center" width="900px" title={shown.candidateName} onClose={() => setShown(null)}>
          <DrawerBody>
            {/\.pdf$/i.test(shown.cv?.path ?? '') ? (
              <DocumentViewer source={sourceOfFile(shown.cv?.path)} name={shown.candidateName} minHeight={480} />
            ) : (
              <EmptyState kind="unused" />
            )}
          </DrawerBody>
        </Drawer>
      )}
      {opened?.kind === 'rule' && <RuleDialog submission={opened.submission} onClose={() => setOpened(null)} />}
      {opened?.kind === 'withdraw' && (
        <WithdrawCvDialog
          id={opened.submission.id}
          name={opened.submission.candidateName}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

function ProgressTag({ submission: { progress, progressName } }: { submission: Submission }) {
  const { t } = useTranslation('vendorRequests')
  return isKnown(progress) ? (
    <StatusTag color={colors[progress]}>{t(`progress.${progress}`)}</StatusTag>
  ) : (
    <>{progressName}</>
  )
}

/** Whether and how the candidate has agreed, according to the vendor. */
function Consent({ submission: { consent, consentName, consentEvidence } }: { submission: Submission }) {
  const { t } = useTranslation('vendorRequests')
  if (!consent) return null
  const known = consents.find((one) => one === consent)
  return (
    <Box minWidth="120px">
      <Box color={consent === 'REFUSED' ? 'status.red.fg' : undefined}>
        {known ? t(`consents.${known}`) : consentName}
      </Box>
      {consentEvidence && (
        <Box color="fg.muted" fontSize="12px">
          {consentEvidence}
        </Box>
      )}
    </Box>
  )
}
const consents = ['STATED', 'ASKED', 'GIVEN', 'REFUSED', 'UNREACHABLE'] as const

/** How the submission relates to earlier ones of the same person; only shown to staff. */
function Standing({ submission: { standing, earlier, ruling } }: { submission: Submission }) {
  const { t } = useTranslation('vendorRequests')
  const isTold = standing === 'DUPLICATE' || standing === 'UPDATE' || standing === 'KNOWN'
  if (!isTold && !ruling) return null
  const first = { vendor: earlier?.vendorName ?? '', time: earlier ? formatDateTime(earlier.submittedAt) : '' }
  return (
    <Box
      color={standing === 'DUPLICATE' ? 'status.orange.fg' : 'fg.muted'}
      fontSize="12px"
      minWidth="140px"
      whiteSpace="normal"
    >
      {isTold && t(`standing.${standing}`, { replace: first })}
      {(ruling === 'ELIGIBLE' || ruling === 'NOT_ELIGIBLE') && <div>{t(`ruling.${ruling}`)}</div>}
    </Box>
  )
}
