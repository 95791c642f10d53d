import { Suspense, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ChoiceList } from '../../shared/fields/ChoiceList.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import type { LabelsDialog_candidate$key } from './__generated__/LabelsDialog_candidate.graphql.ts'
import type { LabelsDialogMutation } from './__generated__/LabelsDialogMutation.graphql.ts'
import type { LabelsDialogQuery } from './__generated__/LabelsDialogQuery.graphql.ts'

interface Props {
  candidate: LabelsDialog_candidate$key
  onClose: (isChanged: boolean) => void
}

/** The dialog in which a candidate's labels are chosen from those of the company. */
export default function LabelsDialog({ candidate: key, onClose }: Props) {
  const { t } = useTranslation(['candidateDetails', 'shared'])
  const candidate = useFragment(
    graphql`
    fragment LabelsDialog_candidate on Candidate @throwOnFieldError { id labels { id } }
  `,
    key,
  )
  const [labelIds, setLabelIds] = useState(() => candidate.labels.map(({ id }) => id))
  const [save, isSaving] = useAction<LabelsDialogMutation>(
    graphql`
    mutation LabelsDialogMutation($input: SetCandidateLabelsInput!) {
      setCandidateLabels(input: $input) { candidate { id ...LabelTags_candidate ...LabelsDialog_candidate ...TimelineTab_candidate } }
    }
  `,
    { success: t('noteSaved') },
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    // Errors have already been shown; the selection is preserved.
    void save({ input: { id: candidate.id, labelIds } }).then(
      () => onClose(false),
      () => {},
    )
  }
  return (
    <Drawer place="center" width="420px" title={t('changeLabels')} onClose={() => onClose(false)}>
      <form noValidate onSubmit={send} style={{ display: 'contents' }}>
        <DrawerBody minHeight="240px">
          <ErrorBoundary>
            <Suspense fallback={<span role="status">{t('loading', { ns: 'shared' })}</span>}>
              <Choices values={labelIds} onChange={setLabelIds} />
            </Suspense>
          </ErrorBoundary>
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={() => onClose(false)}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" disabled={isSaving} aria-busy={isSaving}>
            {t('saveNote')}
          </Button>
        </DrawerFooter>
      </form>
    </Drawer>
  )
}

function Choices({ values, onChange }: { values: readonly string[]; onChange: (values: string[]) => void }) {
  const { t } = useTranslation('candidateDetails')
  const { labels } = useLazyLoadQuery<LabelsDialogQuery>(
    graphql`
    query LabelsDialogQuery { labels @required(action: THROW) { id name } }
  `,
    {},
  )
  return (
    <ChoiceList
      label={t('changeLabels')}
      options={labels.map(({ id, name }) => ({ value: id, label: name }))}
      values={values}
      onChange={onChange}
    />
  )
}
