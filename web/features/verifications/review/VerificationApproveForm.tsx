import { Box, Grid } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { PickMany } from '../../../shared/fields/PickMany.tsx'
import { TagsInput } from '../../../shared/fields/TagsInput.tsx'
import { NumberField, Select, TextArea, TextField } from '../../../shared/fields/textFields.tsx'
import { UserPicker, userOption } from '../../../shared/fields/UserPicker.tsx'
import { useSession } from '../../../shared/session.ts'
import { readDraft, useDraft } from '../../../shared/useDraft.ts'
import { approveFieldOf, approveInput, emptyApproval, type ApproveValues } from './approveValues.ts'
import LanguageRows from './LanguageRows.tsx'
import type { ReviewFormProps } from './formProps.ts'
import ReviewFooter from './ReviewFooter.tsx'
import { useReview } from './useReview.ts'
import type { VerificationApproveForm_candidate$key } from './__generated__/VerificationApproveForm_candidate.graphql.ts'
import type { VerificationApproveForm_query$key } from './__generated__/VerificationApproveForm_query.graphql.ts'
import type { VerificationApproveFormMutation } from './__generated__/VerificationApproveFormMutation.graphql.ts'

interface Props extends ReviewFormProps {
  candidate: VerificationApproveForm_candidate$key
  query: VerificationApproveForm_query$key
}

/** Approve: what becomes of the row as a candidate. Skill, channel and remark are required (001/5). */
export default function VerificationApproveForm({ candidate: key, query, body, onReviewed, onStale, ...footer }: Props) {
  const { t } = useTranslation('verifications')
  const { user } = useSession()
  const candidate = useFragment(graphql`
    fragment VerificationApproveForm_candidate on VerificationCandidate {
      id databaseId
      channel { id }
      owner { userName fullName }
    }
  `, key)
  const lookups = useFragment(graphql`
    fragment VerificationApproveForm_query on Query {
      recruitmentChannels { id name }
      jobRanks { name }
      talentFolders(first: 100, ownOnly: true) { nodes { id name } }
    }
  `, query)
  const draftKey = `${user.userName}:verification-approve:${candidate.databaseId}`
  const form = useForm<ApproveValues>({
    defaultValues: {
      ...emptyApproval, channelId: candidate.channel?.id ?? '', owner: candidate.owner ? userOption(candidate.owner) : null,
      ...readDraft<ApproveValues>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const review = useReview<VerificationApproveFormMutation, ApproveValues>(graphql`
    mutation VerificationApproveFormMutation($input: ApproveVerificationCandidateInput!) {
      approveVerificationCandidate(input: $input) {
        candidate { id ...VerificationCandidateRow_candidate ...VerificationInfo_candidate }
      }
    }
  `, { kind: 'approve', form, draftKey, onReviewed, onStale, fieldOf: approveFieldOf })
  const { control } = form
  return (
    <>
      {body(
        <Box as="form" display="grid" gap="4" onSubmit={(event) => event.preventDefault()}>
          <UserPicker control={control} name="owner" label={t('form.owner')} />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <Select control={control} name="jobRank" label={t('form.jobRank')} options={lookups.jobRanks.map(({ name }) => ({ value: name, label: name }))} />
            <NumberField control={control} name="experienceYears" label={t('form.experienceYears')} min={0} max={70} />
          </Grid>
          <TagsInput control={control} name="skills" label={t('form.skills')} isRequired maxLength={2000} />
          <Select
            control={control} name="channelId" label={t('form.channel')} placeholder={t('form.chooseChannel')} isRequired
            options={lookups.recruitmentChannels.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <LanguageRows control={control} />
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField control={control} name="companyName" label={t('form.companyName')} maxLength={250} />
            <TextField control={control} name="position" label={t('form.position')} maxLength={250} />
            <TextField control={control} name="website" label={t('form.website')} maxLength={500} />
            <TextField control={control} name="desiredWorkLocations" label={t('form.desiredWorkLocations')} maxLength={500} />
          </Grid>
          <PickMany control={control} name="folderIds" label={t('form.folders')} options={lookups.talentFolders.nodes.map(({ id, name }) => ({ value: id, label: name }))} />
          <TextArea control={control} name="remark" label={t('form.remark')} isRequired maxLength={2000} />
        </Box>,
      )}
      <ReviewFooter
        kind="approve" {...footer} {...review}
        onConfirm={(next) => void review.send({ input: approveInput(candidate.id, form.getValues()) }, next)}
      />
    </>
  )
}
