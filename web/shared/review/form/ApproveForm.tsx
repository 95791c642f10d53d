import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import type { MutationParameters } from 'relay-runtime'
import { MarksContext } from '../../cvMarks/marks.ts'
import { userOption } from '../../fields/UserPicker.tsx'
import type { TypedMutation } from '../../list/typed.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { readDraft, useDraft } from '../../hooks/useDraft.ts'
import ApproveFields from './ApproveFields.tsx'
import {
  approveFieldOf,
  approveInput,
  emptyApproval,
  lastApproval,
  rememberApproval,
  type ApproveInput,
  type ApproveValues,
} from './approveValues.ts'
import type { DecidedRow, ReviewFormProps } from './formProps.ts'
import ReviewFooter from '../desk/ReviewFooter.tsx'
import { useReview } from '../desk/useReview.ts'
import { prefilled, readingOf } from './prefill.ts'
import type { ApproveForm_query$key } from './__generated__/ApproveForm_query.graphql.ts'
import type { prefill_reading$key } from './__generated__/prefill_reading.graphql.ts'

interface Props<M extends MutationParameters> extends ReviewFormProps {
  candidate: DecidedRow & {
    channel?: { id: string } | null
    info: readonly { name: string; value: string }[]
    cvReading?: prefill_reading$key | null
  }
  query: ApproveForm_query$key
  mutation: TypedMutation<M>
  variables: (input: ApproveInput) => M['variables']
  /** The name of the list in the draft's key. */
  draft: string
  /** Whether an owner is required, as for inbound candidates (decision D-43). */
  isOwnerRequired?: boolean
}

/** The form that approves a row and turns it into a candidate. Skill, channel and remark are required (001/5). */
export default function ApproveForm<M extends MutationParameters>({
  candidate,
  query,
  mutation,
  variables,
  draft,
  isOwnerRequired,
  body,
  isAsked,
  onReviewed,
  onStale,
  ...footer
}: Props<M>) {
  const { t } = useTranslation('review')
  const { user } = useSession()
  const lookups = useFragment(
    graphql`
    fragment ApproveForm_query on Query {
      recruitmentChannels @catch(to: NULL) { id name }
      jobRanks @catch(to: NULL) { name }
      viewer @catch(to: NULL) { user { id userName fullName } }
    }
  `,
    query,
  )
  const draftKey = `${user.userName}:${draft}-approve:${candidate.databaseId}`
  const { values: known, marks } = useMemo(
    () => prefilled(candidate.info, readingOf(candidate.cvReading)),
    [candidate.info, candidate.cvReading],
  )
  // By default, a candidate is owned by the user who approves them.
  const owner = candidate.owner ?? lookups.viewer?.user
  const form = useForm<ApproveValues>({
    defaultValues: {
      ...emptyApproval,
      ...known,
      channelId: candidate.channel?.id ?? '',
      owner: owner ? userOption(owner) : null,
      ...readDraft<ApproveValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const review = useReview<M, ApproveValues>(mutation, {
    kind: 'approve',
    form,
    draftKey,
    onReviewed: (next) => {
      rememberApproval(draft, form.getValues())
      onReviewed(next)
    },
    onStale,
    fieldOf: approveFieldOf,
  })
  useEffect(() => {
    if (!isAsked) return
    const { owner, skills, channelId } = form.getValues()
    form.setFocus(
      isOwnerRequired && !owner ? 'owner' : skills.length === 0 ? 'skills' : channelId ? 'remark' : 'channelId',
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the form opens
  }, [])
  const same = lastApproval(draft)
  const takeSame = () => {
    const { skills, ...others } = same ?? {}
    for (const [name, value] of Object.entries(others))
      form.setValue(name as keyof ApproveValues, value, { shouldDirty: true })
    // Skills are only copied if none were imported or read from this person's CV.
    if (skills && known.skills.length === 0) form.setValue('skills', skills, { shouldDirty: true })
    form.setFocus('remark')
  }
  return (
    <>
      {body(
        <MarksContext value={marks}>
          {same && (
            <Button kind="quiet" marginBlockEnd="3" onClick={takeSame}>
              {t('review.sameValues')}
            </Button>
          )}
          <ApproveFields
            control={form.control}
            channels={lookups.recruitmentChannels ?? []}
            jobRanks={lookups.jobRanks ?? []}
            isOwnerRequired={isOwnerRequired}
          />
        </MarksContext>,
      )}
      <ReviewFooter
        kind="approve"
        {...footer}
        {...review}
        onConfirm={(next) => void review.send(variables(approveInput(candidate.id, form.getValues())), next)}
      />
    </>
  )
}
