import { Flex } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { Button } from '../../shared/ui/Button.tsx'
import AddToFoldersDialog from '../../shared/candidates/AddToFoldersDialog.tsx'
import AddToJobDialog from '../../shared/candidates/AddToJobDialog.tsx'
import AssignFollowersDialog from '../../shared/candidates/AssignFollowersDialog.tsx'
import { Popover } from '../../shared/ui/Popover.tsx'
import { useSession } from '../../shared/session/session.ts'
import LabelsDialog from './LabelsDialog.tsx'
import type { CandidateActions_candidate$key } from './__generated__/CandidateActions_candidate.graphql.ts'
import type { CandidateActionsRefreshQuery } from './__generated__/CandidateActionsRefreshQuery.graphql.ts'

const dialogs = {
  addToFolders: AddToFoldersDialog,
  addToJob: AddToJobDialog,
  assignFollowers: AssignFollowersDialog,
} as const
type Dialog = keyof typeof dialogs | 'labels'

/** The actions on a candidate other than editing; each requires its permission. */
export default function CandidateActions({ candidate: key }: { candidate: CandidateActions_candidate$key }) {
  const { t } = useTranslation(['shared', 'candidateDetails'])
  const { can } = useSession()
  const environment = useRelayEnvironment()
  const [open, setOpen] = useState<Dialog | null>(null)
  const candidate = useFragment(
    graphql`
    fragment CandidateActions_candidate on Candidate {
      id databaseId name canAddToJob canAssignFollowers canEdit
      ...LabelsDialog_candidate
    }
  `,
    key,
  )
  const offers: [Dialog, string, boolean][] = [
    ['addToFolders', t('candidate.addToFolders'), can('TalentManagement:TalentManagement')],
    ['addToJob', t('candidate.addToJob'), candidate.canAddToJob],
    ['assignFollowers', t('candidate.assignFollowers'), candidate.canAssignFollowers],
    ['labels', t('changeLabels', { ns: 'candidateDetails' }), candidate.canEdit],
  ]
  const allowed = offers.filter(([, , isAllowed]) => isAllowed)
  if (allowed.length === 0) return null
  const refresh = () => {
    fetchQuery<CandidateActionsRefreshQuery>(
      environment,
      graphql`
      query CandidateActionsRefreshQuery($id: ID!) {
        candidate(databaseId: $id) { ...CandidateHeader_candidate ...ProfileTab_candidate ...JobsTab_candidate ...TimelineTab_candidate }
      }
    `,
      { id: candidate.databaseId },
      { fetchPolicy: 'network-only' },
    ).subscribe({ error: () => {} })
  }
  const close = (isChanged: boolean) => {
    setOpen(null)
    if (isChanged) refresh()
  }
  const Dialog = open && open !== 'labels' ? dialogs[open] : null
  return (
    <>
      <Popover
        label={t('actions', { ns: 'candidateDetails' })}
        align="end"
        trigger={(props) => (
          <Button {...props}>
            {t('actions', { ns: 'candidateDetails' })}
            <ChevronDown size={14} aria-hidden />
          </Button>
        )}
      >
        {(closeMenu) => (
          <Flex direction="column" gap="1">
            {allowed.map(([dialog, label]) => (
              <Button
                key={dialog}
                kind="quiet"
                justifyContent="flex-start"
                onClick={() => {
                  closeMenu()
                  setOpen(dialog)
                }}
              >
                {label}
              </Button>
            ))}
          </Flex>
        )}
      </Popover>
      {Dialog && <Dialog candidates={[candidate]} onClose={close} />}
      {open === 'labels' && <LabelsDialog candidate={candidate} onClose={close} />}
    </>
  )
}
