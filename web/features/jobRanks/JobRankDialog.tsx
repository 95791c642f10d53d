import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { JobRankDialog_rank$key } from './__generated__/JobRankDialog_rank.graphql.ts'
import type { JobRankDialogCreateMutation } from './__generated__/JobRankDialogCreateMutation.graphql.ts'
import type { JobRankDialogUpdateMutation } from './__generated__/JobRankDialogUpdateMutation.graphql.ts'

const create = asMutation<JobRankDialogCreateMutation>(graphql`
  mutation JobRankDialogCreateMutation($input: CreateJobRankInput!) {
    createJobRank(input: $input) { jobRank { id ...JobRanksPage_rank } }
  }
`)
const update = asMutation<JobRankDialogUpdateMutation>(graphql`
  mutation JobRankDialogUpdateMutation($input: UpdateJobRankInput!) {
    updateJobRank(input: $input) { jobRank { id ...JobRanksPage_rank ...JobRankDialog_rank } }
  }
`)

interface Values {
  name: string
  place: string
}
interface Props {
  /** Null for a new record. */
  rank: JobRankDialog_rank$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a job rank: its name and its position in the list. */
export default function JobRankDialog({ rank: key, onClose }: Props) {
  const { t } = useTranslation(['jobRanks', 'list'])
  const rank = useFragment(
    graphql`
    fragment JobRankDialog_rank on JobRank { id databaseId name place }
  `,
    key,
  )
  const save = ({ name, place }: Values) => {
    const fields = { name: name.trim(), place: place.trim() === '' ? null : Number(place) }
    return rank ? saveBy(update, { input: { id: rank.id, ...fields } }) : saveBy(create, { input: fields })
  }
  return (
    <EntityDialog<Values>
      title={`${t(rank ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`jobRank:${rank?.databaseId ?? 'new'}`}
      isNew={!rank}
      values={{ name: rank?.name ?? '', place: rank?.place == null ? '' : String(rank.place) }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField
            control={control}
            name="name"
            label={t('name')}
            hint={rank ? t('renameHint') : undefined}
            isRequired
            maxLength={100}
          />
          <NumberField
            control={control}
            name="place"
            label={t('place')}
            hint={t('placeHint')}
            min={1}
            max={100_000}
            isWhole
          />
        </>
      )}
    </EntityDialog>
  )
}
