import { Box, Grid, chakra } from '@chakra-ui/react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import { TextArea } from '../../../shared/fields/textFields.tsx'
import type { ReviewFormProps } from '../../../shared/review/form/formProps.ts'
import { useReview } from '../../../shared/review/desk/useReview.ts'
import { useSession } from '../../../shared/session/session.ts'
import { FoldersField } from '../../../shared/talentFolders/FolderFields.tsx'
import { readDraft, useDraft } from '../../../shared/hooks/useDraft.ts'
import type { SaveExistingForm_candidate$key } from './__generated__/SaveExistingForm_candidate.graphql.ts'
import type { SaveExistingFormMutation } from './__generated__/SaveExistingFormMutation.graphql.ts'

interface Values {
  folders: Option[]
  remark: string
}

interface Props extends ReviewFormProps {
  candidate: SaveExistingForm_candidate$key
}

/** Adds the known candidate of an existing row to folders with a remark, where decision D-01 allows it. */
export default function SaveExistingForm({ candidate: key, body, cancel, onReviewed, onStale }: Props) {
  const { t } = useTranslation(['verifications', 'review'])
  const { user } = useSession()
  const candidate = useFragment(
    graphql`
    fragment SaveExistingForm_candidate on VerificationCandidate {
      id databaseId saveExisting
    }
  `,
    key,
  )
  const draftKey = `${user.userName}:verification-save:${candidate.databaseId}`
  const form = useForm<Values>({ defaultValues: { folders: [], remark: '', ...readDraft<Values>(draftKey) } })
  useDraft(form, draftKey)
  const review = useReview<SaveExistingFormMutation, Values>(
    graphql`
    mutation SaveExistingFormMutation($input: SaveExistingCandidateInput!) {
      saveExistingCandidate(input: $input) { candidate { id ...VerificationCandidateList_candidate } }
    }
  `,
    {
      kind: 'save',
      form,
      draftKey,
      onReviewed,
      onStale,
      fieldOf: (field) => (field === 'remark' ? field : field === 'folderIds' ? 'folders' : null),
    },
  )
  const { control } = form
  const rule = candidate.saveExisting
  const isClosed = rule === 'CLOSED' || rule === 'FORBIDDEN'
  const why = isClosed ? t(rule === 'CLOSED' ? 'reasons.notSavable' : 'reasons.notYours') : null
  const save = async () => {
    if (!(await review.check())) return
    const { folders, remark } = form.getValues()
    const folderIds = folders.map(({ value }) => value)
    await review.send({ input: { id: candidate.id, folderIds, remark: remark.trim() || null } }, null)
  }
  return (
    <>
      {body(
        <chakra.fieldset disabled={isClosed} border="0" margin="0" padding="0" minWidth="0">
          <Grid gap="4">
            <FoldersField
              control={control}
              name="folders"
              label={t('form.folders', { ns: 'review' })}
              isRequired={rule === 'REQUIRED'}
              isOwn
            />
            <TextArea control={control} name="remark" label={t('form.remark', { ns: 'review' })} maxLength={2000} />
          </Grid>
        </chakra.fieldset>,
      )}
      <DrawerFooter alignItems="center">
        <Box role="alert" flexBasis="100%" color="status.red.fg" hidden={!review.failure}>
          {review.failure}
        </Box>
        {cancel}
        {review.guard}
        {why && (
          <Box id="save-why" color="fg.muted" fontSize="12.5px" marginInlineStart="auto">
            {why}
          </Box>
        )}
        <Button
          kind="primary"
          disabled={isClosed || review.isSending}
          aria-busy={review.isSending}
          aria-describedby={why ? 'save-why' : undefined}
          onClick={() => void save()}
        >
          {t('folderForm.save')}
        </Button>
      </DrawerFooter>
    </>
  )
}
