import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { hasDefault, isOrdered, type JobDataKind } from './kinds.ts'
import type { JobDataDialog_item$key } from './__generated__/JobDataDialog_item.graphql.ts'
import type { JobDataDialogCreateMutation } from './__generated__/JobDataDialogCreateMutation.graphql.ts'
import type { JobDataDialogUpdateMutation } from './__generated__/JobDataDialogUpdateMutation.graphql.ts'

const create = asMutation<JobDataDialogCreateMutation>(graphql`
  mutation JobDataDialogCreateMutation($input: CreateJobDataItemInput!) {
    createJobDataItem(input: $input) { jobDataItem { id ...JobDatasPage_item } }
  }
`)
const update = asMutation<JobDataDialogUpdateMutation>(graphql`
  mutation JobDataDialogUpdateMutation($input: UpdateJobDataItemInput!) {
    updateJobDataItem(input: $input) { jobDataItem { id ...JobDatasPage_item ...JobDataDialog_item } }
  }
`)

interface Values {
  name: string
  symbol: string
  isDefault: boolean
  place: string
}
interface Props {
  /** The open list. */
  kind: JobDataKind
  /** Null for a new record. */
  item: JobDataDialog_item$key | null
  onClose: (isChanged: boolean) => void
}

/**
 * The dialog for an entry of job data: its name, its position if the list is ordered by hand, and the symbol of a
 * currency.
 */
export default function JobDataDialog({ kind, item: key, onClose }: Props) {
  const { t } = useTranslation(['jobDatas', 'list'])
  const item = useFragment(
    graphql`
    fragment JobDataDialog_item on JobDataItem { id databaseId name symbol isDefault place }
  `,
    key,
  )
  const isCurrency = kind === 'SALARY_CURRENCY'
  const save = ({ name, symbol, isDefault, place }: Values) => {
    const fields = {
      name: name.trim(),
      symbol: isCurrency ? symbol.trim() : null,
      isDefault,
      place: isOrdered(kind) && place.trim() !== '' ? Number(place) : null,
    }
    return item ? saveBy(update, { input: { id: item.id, ...fields } }) : saveBy(create, { input: { kind, ...fields } })
  }
  return (
    <EntityDialog<Values>
      title={`${t(item ? 'edit' : 'create', { ns: 'list' })}: ${t(`kinds.${kind}`)}`}
      draft={`jobData:${item?.databaseId ?? `new:${kind}`}`}
      isNew={!item}
      values={{
        name: item?.name ?? '',
        symbol: item?.symbol ?? '',
        isDefault: item?.isDefault ?? false,
        place: item ? String(item.place) : '',
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField
            control={control}
            name="name"
            label={t(isCurrency ? 'code' : 'name')}
            hint={isCurrency ? t('codeHint') : undefined}
            isRequired
            maxLength={isCurrency ? 3 : 100}
          />
          {isCurrency && <TextField control={control} name="symbol" label={t('symbol')} isRequired maxLength={5} />}
          {isOrdered(kind) && (
            <NumberField
              control={control}
              name="place"
              label={t('place')}
              hint={item ? undefined : t('placeHint')}
              min={1}
              max={100_000}
              isWhole
            />
          )}
          {hasDefault(kind) && (
            <SwitchField control={control} name="isDefault" label={t('makeDefault')} hint={t('makeDefaultHint')} />
          )}
        </>
      )}
    </EntityDialog>
  )
}
